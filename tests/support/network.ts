import type { Page, Request } from "@playwright/test";
import { expect, hydrated } from "./test.ts";

/**
 * Holds files back, as a slow network does.
 * @param files a pattern of their addresses
 * @param lost whether they are lost in the end
 * @returns what lets them come
 */
export async function holdRequests(page: Page, files: string, lost = false): Promise<() => void> {
  const held = Promise.withResolvers<undefined>();
  await page.route(files, async (route) => {
    await held.promise;
    await (lost ? route.abort() : route.continue());
  });
  return () => {
    held.resolve(undefined);
  };
}

async function fontsArrived(page: Page): Promise<void> {
  const files = await page.evaluate(() => document.querySelectorAll('link[rel="preload"][as="font"]').length);
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          performance
            .getEntriesByType("resource")
            .filter(({ name, duration }) => name.endsWith(".woff2") && duration > 0).length,
      ),
    )
    .toBeGreaterThanOrEqual(files);
}

/** Opens an address, and lets its fonts come only after the page was painted without them. */
export async function openBeforeItsFonts(page: Page, path: string): Promise<void> {
  const release = await holdRequests(page, "**/*.woff2");
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length))
    .toBe(1);
  release();
  await fontsArrived(page);
  await hydrated(page);
}

const kinds = {
  document: "html",
  stylesheet: "css",
  script: "javascript",
  font: "fonts",
  image: "pictures",
} as const;

export type Kind = (typeof kinds)[keyof typeof kinds] | "other";

export interface FirstView {
  /** Bytes on the wire, compressed, without headers. */
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly total: number;
  readonly requests: number;
  /** Origins that something was asked from. */
  readonly origins: readonly string[];
}

function kindOf(request: Request): Kind {
  return (kinds as Readonly<Record<string, Kind>>)[request.resourceType()] ?? "other";
}

/**
 * Weighs what a visitor's browser fetches to show a page for the first time, without scrolling.
 * @param page a page of a new context, with an empty cache
 */
export async function firstView(page: Page, address: string): Promise<FirstView> {
  const finished: Request[] = [];
  page.on("requestfinished", (request) => finished.push(request));
  await page.goto(address);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const bytes = { html: 0, css: 0, javascript: 0, fonts: 0, pictures: 0, other: 0 };
  for (const request of finished) bytes[kindOf(request)] += (await request.sizes()).responseBodySize;
  return {
    bytes,
    total: Object.values(bytes).reduce((sum, size) => sum + size, 0),
    requests: finished.length,
    origins: [...new Set(finished.map((request) => new URL(request.url()).origin))],
  };
}
