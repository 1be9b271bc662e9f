import { describe, expect, test } from "vitest";
import { paletteOf } from "./palette.ts";

describe("the palette", () => {
  test("of petrol and safety orange equals the designed colours", () => {
    expect(paletteOf({ main: "#0f4250", accent: "#f36b1c" })).toEqual({
      text: "#0b2530",
      "text-soft": "#33464f",
      "text-quiet": "#50626b",
      rule: "#cbd6d8",
      link: "#1e6b7c",
      ground: "#fbfaf7",
      "ground-tinted": "#e8f0f1",
      band: "#0f4250",
      "band-deep": "#0b2530",
      sheet: "#0b323e",
      frame: "#071a22",
      glow: "#1e6b7c",
      "on-band": "#f2f8f8",
      "on-band-soft": "#c6dcdf",
      line: "#a9dde2",
      metal: "#10424f",
      "metal-light": "#1a5c6b",
      accent: "#f36b1c",
      "accent-bright": "#ff8136",
      "accent-text": "#a83c06",
      "accent-on-band": "#ff9a5c",
    });
  });

  test.each(["#333333", "#000080", "#400000", "#00330a"])("of %s contains six-digit colours only", (main) => {
    for (const colour of Object.values(paletteOf({ main, accent: "#ffffff" })))
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });
});
