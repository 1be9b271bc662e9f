import type { Page } from "@playwright/test";
import { pageIds, pathOf } from "#app/i18n/paths.ts";
import { loadPictures } from "./support/on-page.ts";
import { expect, open, test } from "./support/test.ts";

// No browser asks for less data by itself yet: the media feature is behind a switch.
test.use({
  viewport: { width: 1440, height: 900 },
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), "--enable-blink-features=PrefersReducedData"];
    await use({ ...launchOptions, args });
  },
});

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

test("where data is to be saved, every picture comes in its least width", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setEmulatedMedia", {
    features: [
      { name: "prefers-reduced-data", value: "reduce" },
      { name: "prefers-reduced-motion", value: "reduce" },
    ],
  });
  for (const id of pageIds) {
    await open(page, pathOf(id, "fr"));
    const pictures = await widths(page);
    expect(pictures.length, id).toBeGreaterThan(0);
    for (const { fetched, least } of pictures) expect(fetched, id).toBe(least);
  }
});

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
