import { describe, expect, test } from "vitest";
import { colourProblem, contrast, paletteOf } from "./palette.ts";

describe("the palette", () => {
  test("of petrol and safety orange is the one the site was designed with", () => {
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

  test("of other colours has nothing of it but the ground of the page", () => {
    const sample = new Set(Object.values(paletteOf({ main: "#0f4250", accent: "#f36b1c" })));
    const other = Object.values(paletteOf({ main: "#4a1a5e", accent: "#e0a100" }));
    expect(other.filter((colour) => sample.has(colour))).toEqual(["#fbfaf7"]);
  });

  test("of another brand is made by the same recipes", () => {
    expect(paletteOf({ main: "#4a1a5e", accent: "#e0a100" })).toMatchObject({
      text: "#331137",
      "text-quiet": "#6f5471",
      link: "#7c3ea4",
      "ground-tinted": "#f0ecf9",
      sheet: "#40184e",
      frame: "#240b28",
      "on-band-soft": "#dcd0f4",
      line: "#d9c4ff",
      "accent-text": "#8c5800",
      "accent-on-band": "#d9b255",
    });
  });

  test("keeps the brand's own colours as they are given", () => {
    expect(paletteOf({ main: "#123456", accent: "#fedcba" })).toMatchObject({
      band: "#123456",
      accent: "#fedcba",
    });
  });

  test.each(["#333333", "#000080", "#400000", "#00330a"])("of %s is made of six-digit colours", (main) => {
    for (const colour of Object.values(paletteOf({ main, accent: "#ffffff" })))
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });
});

test.each([
  ["#000000", "#ffffff", 21],
  ["#777777", "#ffffff", 4.48],
])("the contrast of %s on %s is %d", (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

describe("the colours of a brand", () => {
  test.each([
    ["#0f4250", "#f36b1c"],
    ["#4a1a5e", "#e0a100"],
    ["#1a3a6b", "#ffb000"],
    ["#3a3a3a", "#7fd13b"],
    ["#5c1a1a", "#f2a33a"],
  ])("%s and %s are readable together", (main, accent) => {
    expect(colourProblem({ main, accent })).toBeUndefined();
  });

  test("that are too pale are reported with what could not be read and what to choose", () => {
    expect(colourProblem({ main: "#8fb8c4", accent: "#f36b1c" })).toEqual({
      colour: "main",
      says: "« #8fb8c4 » est trop clair : un texte sur une bande sombre aurait un contraste de 1.4 pour 1, et il en faut 7",
      remedy: "choisir une couleur plus foncée",
    });
  });

  test("with an accent that is too dark for the letters on the button are reported", () => {
    expect(colourProblem({ main: "#0f4250", accent: "#7a1010" })).toMatchObject({
      colour: "accent",
      remedy: "choisir une couleur plus claire",
    });
  });
});
