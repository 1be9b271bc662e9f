import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { methodOf, pageIds, pathOf, type PageId } from "#model/site/paths.ts";
import { weakFirstScreens } from "../support/contrast.ts";
import { loadPictures } from "../support/on-page.ts";
import { builtPages, siteFolder } from "../support/site.ts";
import { content, expect, open, test } from "../support/test.ts";

const images = "content/images";

/** The most a picture of a first screen may weigh as AVIF, in bytes, by width in px; all other widths are allowed. */
const budgets: Readonly<Record<string, number>> = {
  "2400w": 200_000,
  "1600w": 110_000,
  "1200w": Infinity,
  "800w": 45_000,
  "720w": 45_000,
  "480w": Infinity,
};

/** Pages that begin with a picture. */
const pictured = pageIds.filter((page) => page in content.pictures.pages);

/** Methods have one of their own, if any; all other pages have none at all. */
const hasPictures = (page: PageId) => {
  const method = methodOf(page);
  return (
    pictured.includes(page) || (method !== undefined && content.pictures.methods?.[method] !== undefined)
  );
};

test("the master pictures are at least 1600 px wide, and 25 MB in all", async () => {
  const files = globSync("*.jpg", { cwd: images });
  for (const file of files)
    expect((await sharp(join(images, file)).metadata()).width, file).toBeGreaterThanOrEqual(1600);
  const weight = files.reduce((sum, file) => sum + statSync(join(images, file)).size, 0);
  expect(weight).toBeLessThanOrEqual(25_000_000);
});

test("every picture comes in AVIF, WebP and JPEG with its size, and within its weight", () => {
  const pagesOf = new Map<string, Set<string>>();
  for (const { page, html } of builtPages) {
    const pictures = html.match(/<picture.*?<\/picture>/gs) ?? [];
    expect(pictures.length > 0, page).toBe(hasPictures(page));
    for (const picture of pictures) {
      expect(picture).toMatch(/<source [^>]*sizes="/i);
      const [, file = ""] =
        /<img src="\/assets\/([a-z-]+)-[^"]+\.jpg" width="\d+" height="\d+"/.exec(picture) ?? [];
      expect(file, picture).not.toBe("");
      // Those of cards lead to the page of their picture.
      if (!picture.includes('alt=""')) pagesOf.set(file, (pagesOf.get(file) ?? new Set()).add(page));
      const avif = [...picture.matchAll(/<source type="image\/avif" srcSet="([^"]+)"/gi)];
      expect(avif.length, picture).toBeGreaterThan(0);
      expect(picture.match(/<source type="image\/webp"/g), picture).toHaveLength(avif.length);
      for (const entry of avif.flatMap(([, srcset = ""]) => srcset.split(/,\s*/))) {
        const [address = "", width = ""] = entry.split(" ");
        expect(statSync(join(siteFolder, address)).size, entry).toBeLessThanOrEqual(budgets[width] ?? 0);
      }
    }
  }
  for (const [file, pages] of pagesOf)
    expect(pages.size, `${file} stands on ${[...pages].join()}`).toBeLessThan(3);
});

test("a phone gets the first picture cut to its proportions, not wide", async ({ browser, baseURL }) => {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    ...(baseURL && { baseURL }),
  });
  for (const id of pictured) {
    await page.goto(pathOf(id, "fr"));
    const first = page.getByRole("main").locator("picture img").first();
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc)).not.toBe("");
    const ratio = await first.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
    expect(ratio, id).toBeCloseTo(4 / 5, 2);
  }
  await page.close();
});

test("where data is saved, pictures further down come in least width", async ({ page, browser, site }) => {
  /** Pictures below the first that come wider than the narrowest file there is. */
  const wider = async (visitor: Page) => {
    await open(visitor, site + pathOf("sectors", "fr"));
    await loadPictures(visitor);
    const chosen = await visitor.locator("picture").evaluateAll((pictures) =>
      pictures.map((picture) => {
        const source = picture.querySelector("img")?.currentSrc ?? "";
        const files = [...picture.querySelectorAll("source")].flatMap(({ srcset }) => srcset.split(", "));
        const widths = files.map((file) => Number.parseInt(file.split(" ")[1] ?? "", 10));
        const fetched = files.findIndex((file) => source.endsWith(file.split(" ")[0] ?? ""));
        return (widths[fetched] ?? 0) > Math.min(...widths);
      }),
    );
    return chosen.slice(1).filter(Boolean).length;
  };
  // A visitor each: what has been fetched already is used again, and may be wider.
  const usual = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  expect(await wider(usual)).toBeGreaterThan(0);
  await usual.close();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  expect(await wider(page)).toBe(0);
});

for (const id of pictured.filter((page) => page !== "home"))
  test(
    `the words over the first picture of ${id} are read on every screen`,
    { tag: "@slow" },
    async ({ page }) => {
      await open(page, pathOf(id, "fr"));
      expect(await weakFirstScreens(page)).toEqual([]);
    },
  );
