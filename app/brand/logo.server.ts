import { mark } from "./mark.ts";
import { outlineOf } from "./outline.server.ts";

/** The letters of the logo as one path, in a picture `width` by 36 px whose left end is the mark. */
export interface LogoOutline {
  readonly path: string;
  readonly width: number;
}

const wordmark = { x: 46, baseline: 26.5, size: 24, tracking: -0.03 };

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

/** Draws the logo of a brand: its initial for the mark, its name as the wordmark. */
export function logoOf(brand: string): LogoOutline {
  const { x, baseline, size, tracking } = wordmark;
  const word = outlineOf(brand, { font: "heading", size, tracking, x, y: baseline });
  return { path: initialOf(brand) + word.path, width: Math.ceil(word.box.right) + 1 };
}
