/** A point in units of a picture that is 1600 wide and 900 high. */
export type Point = readonly [x: number, y: number];

/** Start of a row's shelf, the line above its text, below the plate, which shows 800 units: as in equipment-kind.module.css. */
const shelf = (index: number): Point => [81 + index * 366, 800];

/**
 * The line from a point of a plate to the shelf of its row, with one bend: vertical, with a slant of 45° first if it leads to the
 * right, last if to the left. With too little height for that, a horizontal part and then the slant.
 * @param at the point, in percent of the picture @param index of its row @returns start, bend and end
 */
export function leaderOf(at: readonly [x: number, y: number], index: number): readonly Point[] {
  const [x, y] = [at[0] * 16, at[1] * 9];
  const [endX, endY] = shelf(index);
  const [aside, down] = [endX - x, endY - y];
  const slant = Math.max(-down, Math.min(aside, down));
  const bend: Point =
    slant === aside && aside > 0 ? [endX, y + aside] : [endX - slant, endY - Math.abs(slant)];
  return [[x, y], bend, [endX, endY]];
}
