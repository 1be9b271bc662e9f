/** The same numbers from 0 to 1 each time, so that the page and the browser draw alike (minimal standard generator). */
export function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
