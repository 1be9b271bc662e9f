/**
 * Pseudo-random numbers from 0 to 1, the same for a seed, so that build and browser draw the same (minimal standard generator).
 */
export function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

type Point = readonly [x: number, y: number];

/** Positions of particles, the same for a seed: `next` gives a number from 0 to 1, `spread` one around 0, rarely beyond ±1. */
export function scatter(
  seed: number,
  count: number,
  place: (next: () => number, spread: () => number) => Point,
): readonly Point[] {
  const next = noise(seed * 7919);
  const spread = () => next() + next() + next() - 1.5;
  return Array.from({ length: count }, () => place(next, spread));
}

/** The first particles as a path of dots, which round line caps make visible. */
export function dots(points: readonly Point[], count: number): string {
  return points
    .slice(0, count)
    .map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h.1`)
    .join("");
}
