import type { Page } from "@playwright/test";
import sharp from "sharp";
import { pageIds, pathOf } from "../support/current-site.ts";
import { weakFirstScreens } from "../support/contrast.ts";
import { loadPictures } from "../support/on-page.ts";
import { expect, hasFirstPicture, open, test } from "../support/test.ts";

/** Pages with a picture in the first screen. */
const pictured = pageIds.filter(hasFirstPicture);

test("with saved data, later pictures load in their smallest width @slow", async ({
  page,
  browser,
  site,
}) => {
  /** Number of pictures below the first one that load in more than their smallest width. */
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
  // A new visitor each time: a browser may reuse a wider file from its cache.
  const usual = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  expect(await wider(usual)).toBeGreaterThan(0);
  await usual.close();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  expect(await wider(page)).toBe(0);
});

for (const id of pictured.filter((page) => page !== "home"))
  test(`text over the first picture of ${id} is readable on every screen @release`, async ({ page }) => {
    await open(page, pathOf(id, "fr"));
    expect(await weakFirstScreens(page)).toEqual([]);
  });

// The page with the longest title, and home.
for (const id of pictured.filter((page) => page === "home" || page === "crs"))
  test(`the words on the first screen of ${id} are readable over a photograph that is all white @release`, async ({
    page,
  }) => {
    const white = sharp({ create: { width: 1600, height: 900, channels: 3, background: "#fff" } });
    const body = await white.png().toBuffer();
    await page.route(/\.(?:avif|webp|jpg)$/, (route) => route.fulfill({ contentType: "image/png", body }));
    await open(page, pathOf(id, "fr"));
    expect(await weakFirstScreens(page)).toEqual([]);
  });
