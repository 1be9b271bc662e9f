import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { describe, expect, test } from "vitest";
import { projectAt } from "../project.ts";
import { charactersOf, fontSubsetFile, fullFonts } from "./font-subset.ts";

const project = projectAt(process.cwd(), true);
const styles = globSync("app/**/*.css").map((file) => readFileSync(file, "utf8"));

describe.each(["archivo", "mono"] as const)("the font file %s of the site", async (name) => {
  const full = readFileSync(fileURLToPath(import.meta.resolve(fullFonts[name].file)));
  const used = readFileSync(await fontSubsetFile(name, project));

  test("is smaller than the full font", () => {
    expect(used.length).toBeLessThan(full.length * 0.75);
  });

  test("does not use the reserved name of the full font, and contains its copyright", async () => {
    const open = await subsetFont(used, " ", { targetFormat: "sfnt", keepFeatures: [] });
    const names = open.toString("latin1").replaceAll("\0", "");
    expect(names).toMatch(/Archivo|IBM Part Mono/);
    expect(names).toContain("Copyright");
    expect(names).not.toContain("Plex");
  });
});

test("Archivo contains every weight that styles use, and is declared with that range", () => {
  const { weights } = fullFonts.archivo;
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

test("styles ask for no font feature except tabular figures, since subsets have no other", () => {
  const asked = styles.flatMap((css) =>
    Array.from(css.matchAll(/font-(?:variant|feature)[a-z-]*: (?!none;)([^;]+);/g), ([, value]) => value),
  );
  expect(new Set(asked)).toEqual(new Set(["tabular-nums"]));
});

test("the subset contains the capital of each letter", () => {
  expect(charactersOf("ż", ["fr"])).toContain("Ż");
});
