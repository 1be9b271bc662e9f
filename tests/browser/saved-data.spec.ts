import type { Page } from "@playwright/test";
import { pathOf } from "#app/i18n/paths.ts";
import { loadPictures } from "../support/on-page.ts";
import { expect, open, test } from "../support/test.ts";

test.use({ viewport: { width: 1440, height: 900 } });

/** Of every picture of a page: which of its widths has been fetched, and its least, in px. */
async function widths(page: Page): Promise<{ readonly fetched: number; readonly least: number }[]> {
  await loadPictures(page);
  return page.locator("picture").evaluateAll((pictures) =>
    pictures.map((picture) => {
      const source = picture.querySelector("img")?.currentSrc ?? "";
      const candidates = [...picture.querySelectorAll("source")].flatMap(({ srcset }) =>
        srcset.split(", ").map((candidate) => {
          const [address = "", width = ""] = candidate.split(" ");
          return { address, width: Number.parseInt(width, 10) };
        }),
      );
      const fetched = candidates.find(({ address }) => source.endsWith(address))?.width ?? 0;
      return { fetched, least: Math.min(...candidates.map(({ width }) => width)) };
    }),
  );
}

test("where the browser says that data is saved, pictures further down come in their least width", async ({
  page,
  browser,
  site,
}) => {
  const wider = async (visitor: Page) => {
    await open(visitor, site + pathOf("sectors", "fr"));
    return (await widths(visitor)).slice(1).filter(({ fetched, least }) => fetched > least);
  };
  // A visitor each: what has been fetched already is used again, and may be wider.
  const usual = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  expect(await wider(await usual.newPage())).not.toEqual([]);
  await usual.close();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  expect(await wider(page)).toEqual([]);
});
