import type { Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { content, expect, hydrated, otherLanguage, test } from "./support/test.ts";

const pictures = "**/*.{avif,webp,jpg}";
const scriptFiles = "**/*.js";

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
    const release = await hold(page, pictures);
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
  const release = await hold(page, pictures);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.keyboard.press("Tab");
  await hydrated(page);
  await expect(page.getByRole("link", { name: content.in.fr.frame.skipLink })).toBeFocused();
  release();
});

test.describe("without the picture", () => {
  test.use({ allowed: { messages: [/Failed to load resource/] } });

  test("a page whose picture is lost starts all the same", async ({ page }) => {
    const release = await hold(page, pictures, true);
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

test.describe("a press that comes before the scripts is not lost", () => {
  const { frame } = content.in.fr;

  test("on a flag", async ({ page }) => {
    const release = await hold(page, scriptFiles);
    await page.goto("/contact", { waitUntil: "domcontentloaded" });
    await page.getByRole("button", { name: otherLanguage("fr").ownName }).click();
    release();
    await expect(page).toHaveURL("/en/contact");
  });

  test("on an entry of the menu that unfolds; pressed twice, it unfolds", async ({ page }) => {
    const release = await hold(page, scriptFiles);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    const entry = page.getByRole("banner").getByRole("button", { expanded: false });
    await entry.click();
    await entry.click();
    release();
    await expect(page.getByRole("banner").getByRole("button", { expanded: true })).toBeVisible();
  });

  test("on something else since: the button stays as it is", async ({ page }) => {
    const release = await hold(page, scriptFiles);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    const entry = page.getByRole("banner").getByRole("button", { expanded: false });
    await entry.click();
    await page.getByRole("contentinfo").getByRole("heading").first().click();
    release();
    await hydrated(page);
    // Had the entry been pressed once more, this press would fold it again.
    await entry.click();
    await expect(page.getByRole("banner").getByRole("button", { expanded: true })).toBeVisible();
  });

  test("on the phone's menu: it stays open, and its button closes it", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await hold(page, scriptFiles);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await page.getByRole("button", { name: frame.openMenu }).click();
    const menu = page.getByRole("navigation", { name: frame.navigation });
    await expect(menu).toBeVisible();
    release();
    const close = page.getByRole("button", { name: frame.closeMenu });
    await expect(close).toHaveAttribute("aria-expanded", "true");
    await expect(menu).toBeVisible();
    await close.click();
    await expect(menu).toBeHidden();
  });
});
