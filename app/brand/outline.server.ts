import { createRequire } from "node:module";
import { openSync, type Font } from "fontkit";

/*
 * Words as outlines, for pictures that must look the same wherever they are opened: no font is installed on the
 * machine of a reader of a social picture, nor on the one that builds the site. Each file is the site's own font; the
 * variable one stands at its default weight, 600, the only one that can be read from a compressed file.
 */
const files = {
  heading: "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2",
  mono: "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2",
} as const;

export type OutlineFont = keyof typeof files;

const { resolve } = createRequire(import.meta.url);
const opened: Partial<Record<OutlineFont, Font>> = {};

function fontOf(name: OutlineFont): Font {
  return (opened[name] ??= openSync(resolve(files[name])) as Font);
}

/** Letters drawn on a baseline, y downward, in px. */
export interface Outline {
  /** The `d` attribute of one SVG path. */
  readonly path: string;
  /** From the start of the baseline to the end of the last letter's advance. */
  readonly width: number;
  /** The box of what is drawn. */
  readonly box: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
}

interface OutlineOptions {
  readonly font: OutlineFont;
  /** Font size in px. */
  readonly size: number;
  /** Space added after each letter, in em. */
  readonly tracking?: number;
  /** Where the baseline begins, in px. */
  readonly x?: number;
  readonly y?: number;
}

/** Width of a line of text, in px, without drawing it: from the start of the baseline to the end of the last advance. */
export function advanceOf(
  text: string,
  { font: name, size, tracking = 0 }: Pick<OutlineOptions, "font" | "size" | "tracking">,
): number {
  const font = fontOf(name);
  const { positions } = font.layout(text);
  return positions.reduce(
    (sum, { xAdvance }) => sum + (xAdvance * size) / font.unitsPerEm + tracking * size,
    0,
  );
}

/** Whether the site's fonts have every letter of a text. */
export function canDraw(text: string): boolean {
  return (Object.keys(files) as OutlineFont[]).every((name) =>
    fontOf(name)
      .layout(text)
      .glyphs.every(({ id }) => id !== 0),
  );
}

/**
 * Draws a line of text as one path.
 * @throws when the font lacks a letter, which would otherwise be drawn as an empty box.
 */
export function outlineOf(
  text: string,
  { font: name, size, tracking = 0, x = 0, y = 0 }: OutlineOptions,
): Outline {
  const font = fontOf(name);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  let path = "";
  let pen = 0;
  glyphs.forEach((glyph, index) => {
    if (glyph.id === 0) {
      throw new Error(
        `The font of the site has no letter for "${text[index] ?? ""}" in "${text}", so it cannot be drawn: ` +
          "write the word with letters of the Latin alphabet",
      );
    }
    const drawn = glyph.path.scale(scale, -scale).translate(x + pen, y);
    path += drawn.toSVG().replaceAll(/-?\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(1))));
    if (drawn.commands.length > 0) {
      const { minX, maxX, minY, maxY } = drawn.bbox;
      box.left = Math.min(box.left, minX);
      box.right = Math.max(box.right, maxX);
      box.top = Math.min(box.top, minY);
      box.bottom = Math.max(box.bottom, maxY);
    }
    pen += (positions[index]?.xAdvance ?? 0) * scale + tracking * size;
  });
  return { path, width: pen, box };
}
