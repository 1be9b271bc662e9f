import { mark } from "./mark.ts";
import { advanceOf, outlineOf } from "./outline.server.ts";

/** The letters of the logo as one path, in a picture `width` by 36 px whose left end is the mark. */
export interface LogoOutline {
  readonly path: string;
  readonly width: number;
}

/**
 * The name stands behind the mark, on one line or on two, in letters as large as its room allows: what eight menu labels and
 * two flags leave of a bar of 1280 px. In letters below the least it could not be read: the mark then stands alone.
 */
const wordmark = {
  x: 46,
  room: 122,
  middle: 18.22,
  capHeight: 0.69,
  leading: 1.12,
  least: 10,
  byLines: [
    { size: 24, tracking: -0.03 },
    { size: 15, tracking: -0.01 },
  ],
} as const;

/** The brand's initial as a path, in the box that the mark keeps for it. */
export function initialOf(brand: string): string {
  const { middle, foot, height, width } = mark.letter;
  // Without its accent: on the gauge it would lift the letter's body off the ground.
  const initial = brand.normalize("NFD").charAt(0).toUpperCase();
  const { box } = outlineOf(initial, { font: "heading", size: 1 });
  const size = Math.min(height / (box.bottom - box.top), width / (box.right - box.left));
  const x = middle - (size * (box.left + box.right)) / 2;
  const y = foot - size * box.bottom;
  return outlineOf(initial, { font: "heading", size, x, y }).path;
}

/** A name on lines, in letters as large as there is room for. */
function setting(lines: readonly string[]) {
  const { size: largest, tracking } = wordmark.byLines[lines.length - 1] ?? wordmark.byLines[0];
  const widest = Math.max(...lines.map((line) => advanceOf(line, { font: "heading", size: 1, tracking })));
  return { lines, tracking, size: Math.min(largest, wordmark.room / widest) };
}

/** Draws the logo of a brand: its initial for the mark, its name as the wordmark. */
export function logoOf(brand: string): LogoOutline {
  const words = brand.split(" ");
  const inTwo = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
  const [best = setting([brand])] = [[brand], ...inTwo]
    .map(setting)
    .sort((one, other) => other.size - one.size);
  const { lines, size, tracking } = best;
  if (size < wordmark.least) return { path: initialOf(brand), width: mark.size };
  const { x, middle, capHeight, leading } = wordmark;
  const drawn = lines.map((line, index) => {
    const y = middle + size * (capHeight / 2 + leading * (index - (lines.length - 1) / 2));
    return outlineOf(line, { font: "heading", size, tracking, x, y });
  });
  return {
    path: initialOf(brand) + drawn.map(({ path }) => path).join(""),
    width: Math.ceil(Math.max(...drawn.map(({ box }) => box.right))) + 1,
  };
}
