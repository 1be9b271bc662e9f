import type { Page } from "@playwright/test";

/** Waits until React has taken over the page. Works with the page's clock stopped, too. */
export async function hydrated(page: Page): Promise<void> {
  // The frame's own effect sets this, and effects run from the inside out: those of all its parts have run.
  await page.waitForFunction(() => history.scrollRestoration === "manual");
}
