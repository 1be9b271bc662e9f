import { describe, expect, test } from "vitest";
import { gathered, indication, leakage, withinHalfTurn } from "./magnetism.ts";

describe("leakage over a crack", () => {
  test.each([
    [0, 0],
    [30, 0.5],
    [45, Math.SQRT1_2],
    [90, 1],
    [150, 0.5],
    [180, 0],
  ])("at %d° from the field is %d of the greatest", (angle, expected) => {
    expect(leakage(angle, 0)).toBeCloseTo(expected, 10);
    expect(leakage(angle + 37, 37)).toBeCloseTo(expected, 10);
  });

  test("two field directions at right angles together show every crack", () => {
    for (let crack = 0; crack < 180; crack += 1) {
      const both = Math.max(leakage(0, crack), leakage(90, crack));
      expect(both).toBeGreaterThanOrEqual(Math.SQRT1_2 - 1e-10);
      expect(indication(both)).toBe("clear");
    }
  });
});

test("a crack along the field stays hidden; from 30° on it shows clearly", () => {
  const angles = [0, 9, 11, 29, 30, 90, 150, 151, 171, 180];
  expect(angles.map((angle) => indication(leakage(angle, 0)))).toEqual([
    ...["hidden", "hidden", "faint", "faint", "clear", "clear", "clear", "faint", "hidden", "hidden"],
  ]);
});

test("the number of particles grows with the leakage; a hidden crack gathers none", () => {
  expect(gathered(0, 60)).toBe(0);
  expect(gathered(leakage(9, 0), 60)).toBe(0);
  expect(gathered(0.5, 60)).toBe(30);
  expect(gathered(1, 60)).toBe(60);
});

test("angles are normalised to half a turn", () => {
  expect([0, 90, 180, 270, -30].map(withinHalfTurn)).toEqual([0, 90, 0, 90, 150]);
});
