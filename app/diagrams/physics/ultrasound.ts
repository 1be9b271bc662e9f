/**
 * Pulse-echo with a straight-beam probe on a flat plate: lengths in mm, times in µs.
 * A simple model of what an inspector reads from a screen: the position of an echo follows from depth and velocity, its height
 * from the share of the beam that the reflector sends back. Attenuation, repeated echoes of a flaw and the near field are left
 * out.
 */

/** Velocity of longitudinal waves in carbon steel, in mm/µs: the value of tables (Krautkrämer) and of calibration blocks. */
const steelVelocity = 5.92;

/** Time that a pulse takes to a reflector at `depth` and back, in µs. */
export function timeOfFlight(depth: number): number {
  return (2 * depth) / steelVelocity;
}

/** A planar flaw parallel to the surface, from `start` to `end` along the plate. */
export interface Flaw {
  readonly start: number;
  readonly end: number;
  readonly depth: number;
}

/** An echo on the screen: the depth at which it is read, and its height from 0 to 1. */
export interface Echo {
  readonly depth: number;
  readonly height: number;
}

/** Standard deviation of the beam's profile across its axis. Half of the beam lies within 2.3 mm of the axis. */
const beamSpread = 3.4;

/** Error function, to 5 · 10⁻⁴ (Abramowitz and Stegun 7.1.27). */
function erf(x: number): number {
  const a = Math.abs(x);
  const sum = 1 + a * (0.278393 + a * (0.230389 + a * (0.000972 + a * 0.078108)));
  return Math.sign(x) * (1 - 1 / sum ** 4);
}

/** Share of the beam, from 0 to 1, that falls on a flaw when the axis of the probe is at `position`. */
export function shareOn({ start, end }: Flaw, position: number): number {
  const reach = (edge: number) => erf((edge - position) / (beamSpread * Math.SQRT2));
  return (reach(end) - reach(start)) / 2;
}

/** Height of the echo of a flaw that reflects the whole beam, and of a back wall without a flaw above it. */
const fullHeight = 0.88;

/** Echoes of the flaws, then of the back wall, in a plate of the given thickness. */
export function echoesAt(
  position: number,
  flaws: readonly Flaw[],
  thickness: number,
): { readonly flaws: readonly Echo[]; readonly backWall: Echo } {
  const shares = flaws.map((flaw) => shareOn(flaw, position));
  // The part of the beam that a flaw reflects does not reach the back wall.
  const passed = shares.reduce((rest, share) => rest * (1 - share), 1);
  return {
    flaws: flaws.map(({ depth }, index) => ({ depth, height: fullHeight * (shares[index] ?? 0) })),
    backWall: { depth: thickness, height: fullHeight * passed },
  };
}
