import type { Page, Request } from "@playwright/test";
import { pageIds, pathOf } from "../support/current-site.ts";
import { isTwin } from "../support/site.ts";
import { expect, open, test } from "../support/test.ts";

/** Budget for the scripts of any page, compressed, in bytes. */
const scriptsOfAnyPage = 70_000;

/** Budget for the first view of any page on a phone, compressed, in bytes. */
const all = 210_000;

const budget = {
  document: 10_000,
  stylesheet: 21_700, // one style sheet for all pages, including drawings
  script: 5_000, // all behaviours; React comes only with an island near the window
  font: 30_000,
  image: 60_000,
} as const;

// A phone: two device pixels per CSS pixel, without reduced motion.
test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  contextOptions: { reducedMotion: "no-preference" },
});

/** Compressed bytes, without headers, that a page loads before it is scrolled; by type. */
async function firstView(page: Page, site: string, path: string) {
  const requests: Request[] = [];
  const collect = (request: Request) => void requests.push(request);
  page.on("request", collect);
  await open(page, path);
  // Stop counting: the carousel loads its next picture later.
  page.off("request", collect);
  await page.waitForLoadState("networkidle");
  const bytes = new Map<string, number>();
  let firstTrip = Infinity;
  for (const request of requests) {
    expect(new URL(request.url()).origin).toBe(site);
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    if (request.isNavigationRequest()) firstTrip = responseHeadersSize + responseBodySize;
    bytes.set(request.resourceType(), (bytes.get(request.resourceType()) ?? 0) + responseBodySize);
  }
  const sum = [...bytes.values()].reduce((one, other) => one + other, 0);
  expect.soft(sum, "all").toBeLessThanOrEqual(all);
  return { bytes, firstTrip };
}

// French is the longer language.
test("the home page keeps within its budgets on a phone", async ({ page, site }) => {
  const { bytes, firstTrip } = await firstView(page, site, pathOf("home", "fr"));
  for (const [kind, most] of Object.entries(budget)) {
    expect(bytes.get(kind), kind).toBeGreaterThan(1000);
    expect.soft(bytes.get(kind), kind).toBeLessThanOrEqual(most);
  }
  // Ten packets of 1460 bytes, which a server sends before the first acknowledgement (RFC 6928).
  expect(firstTrip, "the first round trip").toBeLessThanOrEqual(14_600);
});

// tests/files/bundle.spec.ts counts the scripts of all pages.
test("no page exceeds the budget @release", async ({ browser, site }) => {
  test.slow();
  for (const id of pageIds.filter((page) => page !== "home" && !isTwin(page))) {
    const page = await browser.newPage(); // with nothing in its cache
    const scripts = (await firstView(page, site, pathOf(id, "fr"))).bytes.get("script") ?? 0;
    expect.soft(scripts, id).toBeGreaterThan(1000);
    expect.soft(scripts, id).toBeLessThanOrEqual(scriptsOfAnyPage);
    await page.close();
  }
});
