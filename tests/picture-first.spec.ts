import type { Page } from "@playwright/test";
import { content, expect, hydrated, test } from "./support/test.ts";

/** Keeps the picture of the first screen back. @returns what lets it come, or fail */
async function holdPicture(page: Page, failing = false): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<undefined>();
  await page.route("**/*.{avif,webp,jpg}", async (route) => {
    await released;
    await (failing ? route.abort() : route.continue());
  });
  return () => {
    resolve(undefined);
  };
}

/** The scripts that a page asks for, as they come. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

for (const path of ["/", "/en/contact"]) {
  test(`no script competes with the picture of the first screen (${path})`, async ({ page }) => {
    const release = await holdPicture(page);
    const scripts = scriptsOf(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // All that the page asks for by itself: styles, letters, picture.
    await page.evaluate(() => document.fonts.ready);
    expect(scripts).toEqual([]);
    release();
    await hydrated(page);
    expect(scripts.length).toBeGreaterThan(5);
    expect(new Set(scripts).size, "each once").toBe(scripts.length);
  });
}

test("a visitor who is quicker than the picture need not wait for it", async ({ page }) => {
  const release = await holdPicture(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.keyboard.press("Tab");
  await hydrated(page);
  await expect(page.getByRole("link", { name: content.in.fr.frame.skipLink })).toBeFocused();
  release();
});

test.describe("without the picture", () => {
  test.use({ allowed: { messages: [/Failed to load resource/] } });

  test("a page whose picture is lost starts all the same", async ({ page }) => {
    const release = await holdPicture(page, true);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    release();
    await hydrated(page);
  });

  test("a page that has none starts at once", async ({ page }) => {
    await page.goto("/x");
    await expect(page.locator('img[fetchpriority="high"]')).toHaveCount(0);
    await hydrated(page);
  });
});
