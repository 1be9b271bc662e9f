import type { Page, Request } from "@playwright/test";
import { pageIds, pathOf } from "../support/current-site.ts";
import { expect, open, test } from "../support/test.ts";

/** The most that the scripts of any page may weigh, compressed, in bytes. */
const scriptsOfAnyPage = 70_000;

/** What two of three pages load at most: no island of theirs is near the first screen. */
const scriptsOfWords = 5_000;

/** The most that the first view of any page may weigh on a phone, compressed, in bytes. */
const all = 210_000;

const budget = {
  document: 10_000,
  stylesheet: 21_700, // of all pages, with the drawings of flaws and equipment: the next one asks for none
  script: 66_000, // React and the island of the hero; any page of words loads a twentieth of that
  font: 30_000,
  image: 60_000,
} as const;

// The screen of a phone: two device pixels for each of its own, and what moves, moves.
test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  contextOptions: { reducedMotion: "no-preference" },
});

/** Bytes on the wire, compressed, without headers, of what is fetched to show a page first, without scrolling; by kind. */
async function firstView(page: Page, site: string, path: string) {
  const requests: Request[] = [];
  const collect = (request: Request) => void requests.push(request);
  page.on("request", collect);
  await open(page, path);
  // The next picture of a carousel is fetched while the first is looked at.
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
  // Ten packets of 1460 bytes, which a server sends before it hears anything of the first (RFC 6928).
  expect(firstTrip, "the first round trip").toBeLessThanOrEqual(14_600);
});

test(
  "no page is heavier than the home page may be, and two of three load no React",
  { tag: "@slow" },
  async ({ browser, site }) => {
    test.slow();
    const light: string[] = [];
    for (const id of pageIds.filter((page) => page !== "home")) {
      const page = await browser.newPage(); // with nothing in its cache
      const scripts = (await firstView(page, site, pathOf(id, "fr"))).bytes.get("script") ?? 0;
      expect.soft(scripts, id).toBeGreaterThan(1000);
      expect.soft(scripts, id).toBeLessThanOrEqual(scriptsOfAnyPage);
      if (scripts <= scriptsOfWords) light.push(id);
      await page.close();
    }
    expect(light.length).toBeGreaterThan((pageIds.length * 2) / 3);
  },
);
