import { expect, test } from "vitest";
import { readSite } from "#model/check/read-content.ts";
import { gapOf, leadersOf, type Place } from "./leaders.ts";

const unit = ([x, y]: readonly [number, number]): Place => [x * 16, y * 9];

const pictured = Object.values(readSite("content").content.pictures.equipment)
  .map(({ points }) => points.map(unit))
  .filter((points) => points.length === 4 && points.every(([, y]) => y < 780));

/** Four places, the same at every run, none on another. */
function places(seed: number): Place[] {
  let state = seed;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const found: Place[] = [];
  while (found.length < 4) {
    const [x, y] = [160 + random() * 1280, 60 + random() * 660];
    if (found.every(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) > 80)) found.push([x, y]);
  }
  return found;
}

test("lines from the points of a plate end at its shelves with one bend of 45°, and none crosses another", () => {
  for (const points of [...pictured, ...Array.from({ length: 40 }, (_, index) => places(index + 1))]) {
    const { order, lines } = leadersOf(points);
    expect(order.toSorted()).toEqual([...points.keys()]);
    for (const [index, [[from, bend], [, to]]] of lines.entries()) {
      expect(from).toBe(points[order[index] ?? NaN]);
      expect(to[1]).toBe(800);
      const turns = [
        [from, bend],
        [bend, to],
      ].map(([one = from, next = to]) => [Math.abs(next[0] - one[0]), Math.abs(next[1] - one[1])]);
      for (const [aside = 0, down = 0] of turns)
        expect(Math.min(aside, down, Math.abs(aside - down))).toBeLessThan(1e-6);
    }
    const gaps = lines.flatMap((line, index) => lines.slice(index + 1).map((other) => gapOf(line, other)));
    expect(Math.min(...gaps), JSON.stringify(points)).toBeGreaterThan(0);
  }
}, 30_000);

test("two lines that cross have no gap", () => {
  const line = (...[from, bend, to]: [Place, Place, Place]) =>
    [
      [from, bend],
      [bend, to],
    ] as const;
  expect(gapOf(line([0, 0], [50, 50], [50, 90]), line([50, 0], [0, 50], [0, 90]))).toBe(0);
  expect(gapOf(line([0, 0], [0, 50], [0, 90]), line([30, 0], [30, 50], [30, 90]))).toBe(30);
});
