/** The same numbers from 0 to 1 each time, so that the page and the browser draw alike (minimal standard generator). */
export function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

type Point = readonly [x: number, y: number];

/** Places of particles, the same each time: `next` gives a number from 0 to 1, `spread` one around 0, rarely beyond ±1. */
export function scatter(
  seed: number,
  count: number,
  place: (next: () => number, spread: () => number) => Point,
): readonly Point[] {
  const next = noise(seed * 7919);
  const spread = () => next() + next() + next() - 1.5;
  return Array.from({ length: count }, () => place(next, spread));
}

/** The first particles as a path of dots, which a round line end makes visible. */
export function dots(points: readonly Point[], count: number): string {
  return points
    .slice(0, count)
    .map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h.1`)
    .join("");
}
