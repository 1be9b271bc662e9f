import { advanceOf } from "./outline.server.ts";

/** Room for a title on the picture shown where a page is shared: its width in px, its lines, its sizes. */
const room = { width: 760, lines: 3, sizes: [84, 76, 68, 60, 52] } as const;

/** How a title is set on such a picture. */
export const titleStyle = (size: number) => ({ font: "heading", size, tracking: -0.025 }) as const;

function widthOf(text: string, size: number): number {
  return advanceOf(text, titleStyle(size));
}

/** Breaks a title into lines no wider than the room. */
function linesOf(title: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    if (widthOf(longer, size) <= room.width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/**
 * The largest size at which a title stands in the lines there are, and those lines. Undefined for a title that does not
 * fit even at the smallest.
 */
export function titleLayout(
  title: string,
): { readonly size: number; readonly lines: readonly string[] } | undefined {
  return room.sizes
    .map((size) => ({ size, lines: linesOf(title, size) }))
    .find(
      ({ size, lines }) =>
        lines.length <= room.lines && lines.every((line) => widthOf(line, size) <= room.width),
    );
}
