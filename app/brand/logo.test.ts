import svgPath from "svgpath";
import { describe, expect, test } from "vitest";
import { initialOf, logoOf } from "#app/brand/logo.server.ts";
import { mark } from "#app/brand/mark.ts";
import { advanceOf, outlineOf } from "#app/brand/outline.server.ts";

/** Corners of the curves and lines of a path, in px. */
function points(path: string): { readonly x: number; readonly y: number }[] {
  const numbers =
    svgPath(path)
      .abs()
      .toString()
      .match(/-?\d+(\.\d+)?/g)
      ?.map(Number) ?? [];
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? NaN }] : []));
}

describe("the logo", () => {
  test("is drawn from the brand's name: another name gives another logo", () => {
    const [one, other] = [logoOf("Thynaris"), logoOf("Kalibra")];
    expect(one.path).not.toBe(other.path);
    expect(one.width).not.toBe(other.width);
    expect(logoOf("Thynaris")).toEqual(one);
  });

  test.each([
    "Thynaris",
    "Wago",
    "Iso",
    "Éclair",
    "Qualité",
    "mètre",
    "Inspection Méditerranée",
    "Établissements Ben Youssef & Associés SA",
  ])("of %s stays within its picture, and that within the bar", (brand) => {
    const { path, width } = logoOf(brand);
    expect(width).toBeLessThanOrEqual(172);
    for (const { x, y } of points(path)) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(mark.size);
    }
  });

  test.each(["T", "W", "I", "O", "Q"])("sets the initial %s on the gauge, over its index", (letter) => {
    const corners = points(initialOf(letter));
    const [left, right] = [Math.min(...corners.map(({ x }) => x)), Math.max(...corners.map(({ x }) => x))];
    expect((left + right) / 2).toBeCloseTo(18, 0);
    expect(Math.max(...corners.map(({ y }) => y))).toBeCloseTo(mark.letter.foot, 0);
  });

  test("takes the accent off the initial, and makes it a capital", () => {
    expect(initialOf("Éclair")).toBe(initialOf("E"));
    expect(initialOf("mètre")).toBe(initialOf("M"));
  });
});

test("a name of one word that would be too small to read leaves the mark alone", () => {
  const brand = "Donaudampfschifffahrtsgesellschaft";
  expect(logoOf(brand)).toEqual({ path: initialOf(brand), width: mark.size });
});

describe("a text drawn as an outline", () => {
  test("grows with its size and its tracking", () => {
    const { width } = outlineOf("Acier", { font: "mono", size: 10 });
    expect(width).toBeCloseTo(5 * 6, 5);
    expect(outlineOf("Acier", { font: "mono", size: 20 }).width).toBeCloseTo(60, 5);
    expect(outlineOf("Acier", { font: "mono", size: 10, tracking: 0.1 }).width).toBeCloseTo(35, 5);
  });

  test("is measured as it is drawn", () => {
    const style = { font: "heading", size: 24, tracking: -0.03 } as const;
    for (const text of ["Acier", "« Œuvre »", "AVA"])
      expect(advanceOf(text, style)).toBeCloseTo(outlineOf(text, style).width, 6);
  });

  test("knows the letters and the spaces of French", () => {
    expect(() =>
      outlineOf("« Où ? Près d’Œuf, à 5 % ; élève »", { font: "heading", size: 20 }),
    ).not.toThrow();
  });

  test("says which letter cannot be drawn", () => {
    expect(() => outlineOf("Aسb", { font: "heading", size: 20 })).toThrow(
      /no letter for "س" in "Aسb".*Latin/,
    );
  });
});
