/**
 * A plate that has lost metal on the side out of reach. Lengths in mm. The profile is ours: one broad corroded
 * area and a shallower one, smooth enough for the pulse to come back to the probe.
 */

export const nominalThickness = 12;

/** Where metal is missing: middle, reach along the plate, and depth of the loss in the middle. */
const losses = [
  { at: 44, reach: 8.5, depth: 4.6 },
  { at: 17, reach: 5.5, depth: 1.5 },
] as const;

function lossAt(position: number): number {
  return losses.reduce(
    (sum, { at, reach, depth }) => sum + depth * Math.exp(-(((position - at) / reach) ** 2)),
    0,
  );
}

/** Remaining thickness at a position along the plate. */
export function thicknessAt(position: number): number {
  return nominalThickness - lossAt(position);
}

/** Slope of the far side, in mm of depth for each mm along the plate. */
function slopeAt(position: number): number {
  const step = 0.01;
  return (lossAt(position + step) - lossAt(position - step)) / (2 * step);
}

/** Slope at which the far side reflects 1/e of what a parallel one reflects. Qualitative. */
const scatteringSlope = 0.75;

/** The echo and its repetitions at multiples of the thickness: lower each time, and lower if the far side is not parallel. */
export function repeatedEchoes(
  position: number,
): readonly { readonly depth: number; readonly height: number }[] {
  const thickness = thicknessAt(position);
  const parallel = Math.exp(-((slopeAt(position) / scatteringSlope) ** 2));
  return [1, 2, 3, 4].map((time) => ({
    depth: time * thickness,
    height: 0.92 * (0.58 * parallel) ** (time - 1) * parallel,
  }));
}
