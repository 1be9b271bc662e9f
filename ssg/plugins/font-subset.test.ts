import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { describe, expect, test } from "vitest";
import { projectAt } from "../project.ts";
import { charactersOf, fontSubsetFile, wholeFonts } from "./font-subset.ts";

const project = projectAt(process.cwd(), true);
const styles = globSync("app/**/*.css").map((file) => readFileSync(file, "utf8"));

describe.each(["archivo", "mono"] as const)("the font file %s of the site", async (name) => {
  const whole = readFileSync(fileURLToPath(import.meta.resolve(wholeFonts[name].file)));
  const used = readFileSync(await fontSubsetFile(name, project));

  test("holds less than the whole one", () => {
    expect(used.length).toBeLessThan(whole.length * 0.75);
  });

  test("calls itself by no name that is kept for the whole one, and says whose it is", async () => {
    const open = await subsetFont(used, " ", { targetFormat: "sfnt", keepFeatures: [] });
    const names = open.toString("latin1").replaceAll("\0", "");
    expect(names).toMatch(/Archivo|IBM Part Mono/);
    expect(names).toContain("Copyright");
    expect(names).not.toContain("Plex");
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

test("styles ask for no feature of fonts but figures of one width", () => {
  const asked = styles.flatMap((css) =>
    Array.from(css.matchAll(/font-(?:variant|feature)[a-z-]*: ([^;]+);/g), ([, value]) => value),
  );
  expect(new Set(asked)).toEqual(new Set(["tabular-nums"]));
});

test("a letter of another language brings its capital with it", () => {
  expect(charactersOf("ż", ["fr"])).toContain("Ż");
});
