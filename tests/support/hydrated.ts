import type { Page } from "@playwright/test";

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-js="ready"]').waitFor({ state: "attached" });
}
