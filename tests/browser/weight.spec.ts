import { languageCodes } from "#app/i18n/languages.ts";
import { pageIds, pathOf } from "#app/i18n/paths.ts";
import { firstView } from "../support/network.ts";
import { expect, test } from "../support/test.ts";

/** The most that the scripts of any page may weigh, compressed, in bytes. */
const scriptsOfAnyPage = 85_000;

/** The most that the first view of the home page may weigh on a phone, compressed, in bytes. */
const budget = {
  html: 11_400,
  css: 21_200, // of all pages: the next one asks for none
  javascript: 70_000,
  fonts: 30_000,
  pictures: 60_000,
  total: 210_000,
};

// The screen of a phone: two device pixels for each of its own, and what moves, moves.
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
test.use({ contextOptions: { reducedMotion: "no-preference" } });

for (const language of languageCodes) {
  test(`the first view of the home page keeps within its budgets on a phone (${language})`, async ({
    page,
    site,
  }) => {
    const { bytes, total, origins } = await firstView(page, site + pathOf("home", language));
    for (const kind of ["html", "css", "javascript", "fonts", "pictures"] as const) {
      expect(bytes[kind], kind).toBeGreaterThan(1000);
      expect.soft(bytes[kind], kind).toBeLessThanOrEqual(budget[kind]);
    }
    expect.soft(total, "all").toBeLessThanOrEqual(budget.total);
    expect(origins).toEqual([site]);
  });
}

for (const id of pageIds.filter((page) => page !== "home")) {
  const title = `${id} is no heavier than the home page may be, and asks no other origin`;
  test(title, { tag: "@slow" }, async ({ page, site }) => {
    const { bytes, total, origins } = await firstView(page, site + pathOf(id, "fr"));
    expect.soft(bytes.javascript).toBeGreaterThan(1000);
    expect.soft(bytes.javascript).toBeLessThanOrEqual(scriptsOfAnyPage);
    expect.soft(total).toBeLessThanOrEqual(budget.total);
    expect(origins).toEqual([site]);
  });
}

for (const language of languageCodes) {
  test(`the home page arrives with the first round trip, headers included (${language})`, async ({
    page,
  }) => {
    const response = await page.goto(pathOf("home", language));
    const { responseHeadersSize = Infinity, responseBodySize = Infinity } =
      (await response?.request().sizes()) ?? {};
    // Ten packets of 1460 bytes, which a server sends before it hears anything of the first (RFC 6928).
    expect(responseHeadersSize + responseBodySize).toBeLessThanOrEqual(14_600);
  });
}
