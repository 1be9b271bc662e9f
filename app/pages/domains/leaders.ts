/** A point in units of a picture that is 1600 wide and 900 high. */
export type Point = readonly [x: number, y: number];

/** Start of a row's shelf, the line above its text, below the plate, which shows 800 units: as in equipment-kind.module.css. */
const shelf = (index: number): Point => [51 + index * 374, 800];

/**
 * A line from a point to its shelf with one bend: vertical, with a slant of 45° first if it leads to the right, last if to the
 * left. With too little height for that, a horizontal part and then the slant.
 */
function leaderTo([x, y]: Point, [endX, endY]: Point): readonly Point[] {
  const [aside, down] = [endX - x, endY - y];
  const slant = Math.max(-down, Math.min(aside, down));
  const bend: Point =
    slant === aside && aside > 0 ? [endX, y + aside] : [endX - slant, endY - Math.abs(slant)];
  return [[x, y], bend, [endX, endY]];
}

/**
 * The lines that lead from the points of a plate to their shelves, in the order in which the points are written.
 * @param points of a picture of 1600 × 900 units @returns start, bend and end of each line
 */
export const leadersOf = (points: readonly Point[]) =>
  points.map((point, index) => leaderTo(point, shelf(index)));
