import { globSync, readFileSync } from "node:fs";
import { openSync, type Font } from "fontkit";
import { describe, expect, test } from "vitest";
import { fonts } from "#app/styles/fonts.ts";
import { siteContent } from "./content.ts";
import { fontFile, charactersOf, fontSubsetFile, weights } from "./font-subset.ts";

const whole = openSync(`node_modules/${fontFile}`) as Font;
const used = openSync(await fontSubsetFile(".")) as Font;
const points = (text: string) => Array.from(new Set(text), (letter) => letter.codePointAt(0) ?? 0);

describe("the font file of the site", () => {
  test("has every letter of the content, small and capital, that the whole one has", () => {
    const texts = JSON.stringify(siteContent("."));
    const wanted = points(texts + texts.toUpperCase()).filter((point) => whole.hasGlyphForCodePoint(point));
    expect(wanted.length).toBeGreaterThan(100);
    expect(wanted.filter((point) => !used.hasGlyphForCodePoint(point))).toEqual([]);
  });

  test("has no letter that nothing needs", () => {
    expect(used.characterSet.length).toBeLessThan(whole.characterSet.length * 0.75);
    expect(used.hasGlyphForCodePoint("ŵ".codePointAt(0) ?? 0)).toBe(false);
  });

  test("has every weight that styles ask for, and is declared with these", () => {
    const styles = globSync("app/**/*.css").map((file) => readFileSync(file, "utf8"));
    const asked = styles.flatMap((css) =>
      Array.from(css.matchAll(/font(?:-weight)?: (\d{3})\b/g), ([, weight]) => Number(weight)),
    );
    expect(asked.length).toBeGreaterThan(30);
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(weights.min);
    expect(Math.max(...asked)).toBeLessThanOrEqual(weights.max);
    const declared = `${weights.min} ${weights.max}`;
    expect(fonts[0].weight).toBe(declared);
    expect(readFileSync("app/styles/fonts.css", "utf8")).toContain(`font-weight: ${declared};`);
  });
});

test("a letter of another language brings its capital with it", () => {
  expect(charactersOf("ż")).toContain("Ż");
});
