import type { Page } from "@playwright/test";
import { expect, hydrated } from "./test.ts";

/** Delays requests, as a slow network does. @param files a pattern of their addresses @returns a function that releases them */
export async function holdRequests(page: Page, files: string): Promise<() => void> {
  const held = Promise.withResolvers<undefined>();
  await page.route(files, async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => held.resolve(undefined);
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

/** Opens an address; fonts load only after the first paint, which shows fallback fonts. */
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
