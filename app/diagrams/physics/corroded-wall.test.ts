import { expect, test } from "vitest";
import { nominalThickness, repeatedEchoes, thicknessAt } from "./corroded-wall.ts";

test("away from corrosion the plate has its nominal thickness", () => {
  expect(thicknessAt(68)).toBeCloseTo(nominalThickness, 1);
});

test("the wall is thinnest in the middle of the corroded area, and nowhere corroded through", () => {
  const all = Array.from({ length: 701 }, (_, index) => thicknessAt(index / 10));
  const thinnest = Math.min(...all);
  expect(all.indexOf(thinnest) / 10).toBeCloseTo(44, 0);
  expect(thinnest).toBeCloseTo(7.4, 1);
  expect(Math.max(...all)).toBeLessThanOrEqual(nominalThickness);
});

test("the profile is smooth: no step from one tenth of a millimetre to the next", () => {
  for (let position = 0; position < 70; position += 0.1)
    expect(Math.abs(thicknessAt(position + 0.1) - thicknessAt(position))).toBeLessThan(0.06);
});

test("echoes repeat at whole multiples of the thickness, lower each time", () => {
  for (const position of [8, 17, 36, 44, 65]) {
    const echoes = repeatedEchoes(position);
    echoes.forEach(({ depth }, index) => {
      expect(depth).toBeCloseTo((index + 1) * thicknessAt(position), 10);
    });
    const heights = echoes.map(({ height }) => height);
    expect(heights).toEqual(heights.toSorted((a, b) => b - a));
    expect(heights[0], "an echo high enough to be read").toBeGreaterThan(0.4);
  }
});

test("a slanted back wall reflects less than a parallel one", () => {
  expect(repeatedEchoes(38)[0]?.height).toBeLessThan(repeatedEchoes(44)[0]?.height ?? 0);
});
