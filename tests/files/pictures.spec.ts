import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { methodOf } from "#model/site/pages.ts";
import { builtPages, siteFolder } from "../support/site.ts";
import { content, expect, test } from "../support/test.ts";

/** The pages without the drawings over home's pictures, which are in templates, and the first in `noscript` too. */
const documents = builtPages.map(({ page, html }) => ({
  page,
  html: html.replace(/<(noscript|template).*?<\/\1>/gs, ""),
}));

/** Largest size of a picture as AVIF, in bytes, by width. */
const budgets: Readonly<Record<string, number>> = {
  "2880w": 330_000,
  "2400w": 200_000,
  "1600w": 110_000,
  "1200w": Infinity,
  "800w": 45_000,
  "720w": 45_000,
  "480w": Infinity,
};

test("master pictures are at least 1600 px wide, and at most 25 MB together", async () => {
  const files = globSync("content/images/*.jpg");
  for (const file of files) expect((await sharp(file).metadata()).width, file).toBeGreaterThanOrEqual(1600);
  const weight = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(weight).toBeLessThanOrEqual(25_000_000);
});

test("each width occurs once in a srcset, and is the real width of its file @slow", async () => {
  const srcsets = new Set(
    documents.flatMap(({ html }) =>
      Array.from(html.matchAll(/srcset="([^"]+)"/gi), ([, srcset = ""]) => srcset),
    ),
  );
  for (const srcset of srcsets) {
    const entries = srcset.split(", ").map((entry) => entry.split(" "));
    const widths = entries.map(([, width = ""]) => width);
    expect(new Set(widths).size, srcset).toBe(widths.length);
    for (const [address = "", width] of entries) {
      const built = await sharp(join(siteFolder, address)).metadata();
      expect(`${built.width}w`, address).toBe(width);
    }
  }
});

test("no picture appears twice on the way from home over a control to a method", () => {
  const on = (wanted: string) =>
    new Set(
      builtPages
        .filter(({ page, language }) => page === wanted && language === "fr")
        .flatMap(({ html }) =>
          Array.from(html.matchAll(/<img src="\/assets\/([a-z-]+)-[^"]+\.jpg"/g), ([, file]) => file),
        ),
    );
  const toCnd = ["home", "control", "cnd"];
  const methods = builtPages.map(({ page }) => page).filter((page) => methodOf(page) !== undefined);
  for (const way of [
    ...methods.map((method) => [...toCnd, method]),
    ["home", "control", "rsc"],
    ["home", "control", "crs"],
  ]) {
    const seen = way.flatMap((page) => [...on(page)]);
    expect(
      seen.filter((file, index) => seen.indexOf(file) < index),
      way.join(" → "),
    ).toEqual([]);
  }
});

test("every picture has AVIF, WebP and JPEG files, width and height, and keeps within its budget", () => {
  const pagesOf = new Map<string, Set<string>>();
  for (const { page, html } of documents) {
    const pictures = html.match(/<picture.*?<\/picture>/gs) ?? [];
    // Pages with pictures: methods that have one, domains and control (pictures of equipment and controls), and those in pictures.yaml.
    const method = methodOf(page);
    const own = method !== undefined && content.pictures.methods?.[method] !== undefined;
    const shared = page === "domains" || page === "control";
    expect(pictures.length > 0, page).toBe(own || shared || page in content.pictures.pages);
    for (const picture of pictures) {
      expect(picture).toMatch(/<source [^>]*sizes="/i);
      const [, file = ""] =
        /<img src="\/assets\/([a-z-]+)-[^"]+\.jpg" width="\d+" height="\d+"/.exec(picture) ?? [];
      expect(file, picture).not.toBe("");
      // Pictures without alternative text belong to cards that link to the picture's page, so they do not count.
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
