import { globSync, readFileSync } from "node:fs";
import { openSync, type Font } from "fontkit";
import { describe, expect, test } from "vitest";
import { siteContent } from "./content.ts";
import { charactersOf, fontSubsetFile, wholeFonts } from "./font-subset.ts";

const points = (text: string) => Array.from(new Set(text), (letter) => letter.codePointAt(0) ?? 0);
const styles = globSync("app/**/*.css").map((file) => readFileSync(file, "utf8"));

describe.each(["archivo", "mono"] as const)("the font file %s of the site", async (name) => {
  const whole = openSync(`node_modules/${wholeFonts[name].file}`) as Font;
  const used = openSync(await fontSubsetFile(name, ".")) as Font;

  test("has every letter of the content, small and capital, that the whole one has", () => {
    const texts = JSON.stringify(siteContent("."));
    const wanted = points(texts + texts.toUpperCase()).filter((point) => whole.hasGlyphForCodePoint(point));
    expect(wanted.length).toBeGreaterThan(100);
    expect(wanted.filter((point) => !used.hasGlyphForCodePoint(point))).toEqual([]);
  });

  test("has every sign that styles write, which the whole one has", () => {
    const written = styles.flatMap((css) =>
      Array.from(css.matchAll(/content: "([^"\\]*)"/g), ([, text = ""]) => text),
    );
    const wanted = points(written.join("")).filter((point) => whole.hasGlyphForCodePoint(point));
    expect(wanted.length).toBeGreaterThan(1);
    expect(wanted.filter((point) => !used.hasGlyphForCodePoint(point))).toEqual([]);
  });

  test("has no letter that nothing needs", () => {
    expect(used.characterSet.length).toBeLessThan(whole.characterSet.length * 0.75);
    expect(used.hasGlyphForCodePoint("ŵ".codePointAt(0) ?? 0)).toBe(false);
  });

  test("calls itself by no name that is kept for the whole one, and says whose it is", () => {
    const { fullName, familyName, postscriptName, copyright } = used;
    expect([fullName, familyName, postscriptName].join()).toMatch(/^(Archivo|IBM Part Mono)/);
    expect(copyright).toBe(whole.copyright);
  });
});

test("the font of words has every weight that styles ask for, and is declared with these", () => {
  const { weights } = wholeFonts.archivo;
  const asked = styles.flatMap((css) =>
    Array.from(css.matchAll(/font(?:-weight)?: (\d{3})\b/g), ([, weight]) => Number(weight)),
  );
  expect(asked.length).toBeGreaterThan(30);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(weights.min);
  expect(Math.max(...asked)).toBeLessThanOrEqual(weights.max);
  expect(readFileSync("app/styles/fonts.css", "utf8")).toContain(
    `font-weight: ${weights.min} ${weights.max};`,
  );
});

test("styles ask for no feature of fonts but figures of one width", async () => {
  const asked = styles.flatMap((css) =>
    Array.from(css.matchAll(/font-(?:variant|feature)[a-z-]*: ([^;]+);/g), ([, value]) => value),
  );
  expect(new Set(asked)).toEqual(new Set(["tabular-nums"]));
  expect((openSync(await fontSubsetFile("archivo", ".")) as Font).availableFeatures).toContain("tnum");
});

test("a letter of another language brings its capital with it", () => {
  expect(charactersOf("ż")).toContain("Ż");
});
