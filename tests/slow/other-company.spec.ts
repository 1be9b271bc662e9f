import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { textsBelow } from "#model/read/texts-below.ts";
import { paletteOf } from "#model/site/palette.ts";
import { becomeOther, company, siteUrl } from "../fixtures/other-company.ts";
import { buildIn, Command, copyProject } from "../support/project-copy.ts";
import { isSample } from "../support/sample.ts";
import { content, expect, test } from "../support/test.ts";

/** Builds another company's site. Before a release, all tests run on it (tests/release/other-brand.spec.ts). */

test.skip(!isSample, "Only the sample is replaced by another company");

const textsIn = (value: unknown) => textsBelow(value).map(({ text }) => text);

/** Traces of the sample: its name, numbers, addresses, people, places, and colours (as `#0b2530` or `11 37 48`). */
function sampleTraces(): string[] {
  const { brand, offices, approvals } = content.company;
  // Postcodes such as 0000 and the country code TN also occur for other reasons.
  const identity = textsIn([brand.name, offices, approvals]).filter(
    (text) => !["0000", "3000", "TN"].includes(text),
  );
  const numbers = identity.filter((text) => text.startsWith("+")).map((text) => text.replaceAll(" ", ""));
  // Both companies have the same ground colour.
  const { ground, ...palette } = paletteOf(brand.colours);
  expect(ground).toBe(paletteOf(company.brand.colours).ground);
  const colours = Object.values(palette).flatMap((hex) => [
    hex,
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(" "),
  ]);
  return [...identity, ...numbers, "Tunis", "Sfax", "Menzah", "Gabès", ...colours];
}

function tracesIn(site: string): string[] {
  const traces = sampleTraces().map((trace) => trace.toLowerCase());
  return globSync("**/*.{html,js,css,svg,webmanifest,vcf,json,xml,txt}", { cwd: site }).flatMap((file) => {
    const text = readFileSync(join(site, file), "utf8").toLowerCase();
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`);
  });
}

test("another company’s site has no trace of the sample, its own icons and sharing pictures, and passes launch:check", async () => {
  test.slow();
  const folder = copyProject("other-company");
  await becomeOther(folder);
  await buildIn(folder, siteUrl);
  const site = join(folder, "dist/client");
  expect(tracesIn(site)).toEqual([]);
  // The same search finds them in the sample's site.
  const found = tracesIn("dist/client").join("\n");
  for (const trace of ["thynaris", "+216 00 000 001", "+21600000001", "tunis", "#0f4250", "7 26 34"])
    expect(found).toContain(trace);

  const manifest: unknown = JSON.parse(readFileSync(join(site, "site.webmanifest"), "utf8"));
  const { name, colours } = company.brand;
  expect(manifest).toMatchObject({ short_name: name, theme_color: paletteOf(colours).frame });
  for (const file of ["favicon.svg", "icon-512.png", "social/fr/home.jpg", "social/fr/contact.jpg"])
    expect(readFileSync(join(site, file)).equals(readFileSync(join("dist/client", file))), file).toBe(false);

  const check = new Command(folder, ["launch:check"]);
  await check.ended;
  expect(check.said).not.toMatch(/est un exemple|est à confirmer|dessins d’exemple/);
});
