import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { languages } from "#app/i18n/languages.ts";
import { pageIds, pathOf } from "#app/i18n/paths.ts";
import { weakFirstScreens } from "../support/contrast.ts";
import { content, expect, open, test } from "../support/test.ts";

const site = "build/client";
const images = "content/images";

/** The most a picture of a first screen may weigh as AVIF, in bytes, by width in px. */
const heroBudget: Readonly<Record<string, number>> = {
  "2400w": 200_000,
  "1600w": 110_000,
  "800w": 45_000,
  "720w": 45_000,
};

/** Largest weight in bytes of all master pictures. */
const mastersBudget = 25_000_000;

/** Pages that begin with a picture; the others have none at all. */
const pictured = pageIds.filter((page) => page in content.pictures.pages);

function html(path: string): string {
  return readFileSync(join(site, path === "/" ? "index.html" : `${path}.html`), "utf8");
}

/** The files of a `srcset`, by width descriptor. */
function entries(srcset: string): [file: string, width: string][] {
  return srcset.split(/,\s*/).map((entry) => entry.split(" ") as [string, string]);
}

test("the master pictures are at least 1600 px wide, and 25 MB in all", async () => {
  const files = globSync("*.jpg", { cwd: images });
  expect(files.length).toBeGreaterThan(9);
  for (const file of files) {
    expect((await sharp(join(images, file)).metadata()).width, file).toBeGreaterThanOrEqual(1600);
  }
  const weight = files.reduce((sum, file) => sum + statSync(join(images, file)).size, 0);
  expect(weight).toBeLessThanOrEqual(mastersBudget);
});

test("every picture of every page keeps within the weight of a first screen", () => {
  const seen = new Set<string>();
  for (const { code } of languages) {
    for (const page of pageIds) {
      for (const [, srcset = ""] of html(pathOf(page, code)).matchAll(
        /<source type="image\/avif" srcSet="([^"]+)"/gi,
      )) {
        for (const [file, width] of entries(srcset)) {
          seen.add(width);
          const budget = heroBudget[width];
          if (budget !== undefined)
            expect(statSync(join(site, file)).size, `${file} ${width}`).toBeLessThanOrEqual(budget);
        }
      }
    }
  }
  expect([...seen].sort()).toEqual(["1200w", "1600w", "2400w", "480w", "720w", "800w"]);
});

test("every picture comes in AVIF, WebP and JPEG with its size", () => {
  expect(pictured.length).toBeGreaterThan(10);
  for (const page of pageIds) {
    const pictures = html(pathOf(page, "fr")).match(/<picture.*?<\/picture>/gs) ?? [];
    expect(pictures.length > 0, page).toBe(pictured.includes(page));
    for (const picture of pictures) {
      expect(picture).toContain('type="image/avif"');
      expect(picture).toContain('type="image/webp"');
      expect(picture).toMatch(/<img src="[^"]+\.jpg" width="\d+" height="\d+"/);
      expect(picture).toMatch(/<source [^>]*sizes="/i);
    }
  }
});

test("a phone gets the first picture cut to its proportions, and no wide one", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  for (const id of pictured) {
    await page.goto(pathOf(id, "fr"));
    const first = page.getByRole("main").locator("picture img").first();
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc)).not.toBe("");
    const ratio = await first.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
    expect(ratio, id).toBeCloseTo(4 / 5, 2);
  }
  await context.close();
});

test("no picture stands on more than two pages", () => {
  const pagesOf = new Map<string, Set<string>>();
  for (const page of pageIds) {
    for (const [, file = ""] of html(pathOf(page, "fr")).matchAll(
      /<img src="\/assets\/([a-z-]+)-[^"]+\.jpg"/g,
    ))
      pagesOf.set(file, (pagesOf.get(file) ?? new Set()).add(page));
  }
  expect(pagesOf.size).toBeGreaterThan(30);
  for (const [file, pages] of pagesOf)
    expect([...pages].length, `${file}: ${[...pages].join()}`).toBeLessThan(3);
});

test("no picture is built that no page shows", () => {
  const shown = globSync("**/*.html", { cwd: site })
    .map((file) => readFileSync(join(site, file), "utf8"))
    .join("");
  const built = globSync("assets/*.{avif,webp,jpg}", { cwd: site });
  expect(built.length).toBeGreaterThan(200);
  expect(built.filter((file) => !shown.includes(file))).toEqual([]);
});

for (const id of pictured.filter((page) => page !== "home")) {
  const title = `the words over the first picture of ${id} are read on every kind of screen`;
  test(title, { tag: "@slow" }, async ({ page }) => {
    await open(page, pathOf(id, "fr"));
    expect(await weakFirstScreens(page)).toEqual([]);
  });
}
