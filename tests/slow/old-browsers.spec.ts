import type { LaunchOptions } from "@playwright/test";
import { pageIds, pathOf } from "#model/site/paths.ts";
import { oldChromium, type OldChromium } from "../support/old-chromium.ts";
import { cutOffPages } from "../support/sweeps.ts";
import { content, expect, open, otherLanguage, test as base } from "../support/test.ts";

const { frame, about } = content.in.fr;

/** Between the two floors, where content is whole and controls may be missing; and above both. */
const versions: readonly { readonly version: OldChromium; readonly controls: boolean }[] = [
  { version: "106.0.2", controls: false },
  { version: "113.0.1", controls: true },
];

for (const { version, controls } of versions) {
  const found = oldChromium(version);
  if ("reason" in found) console.warn(`Not tested in Chromium ${version}: ${found.reason}`);

  const test = base.extend<object, { readonly launchOptions: LaunchOptions }>({
    launchOptions: [
      async ({ launchOptions }, use) => {
        await use({ ...launchOptions, ...("program" in found && { executablePath: found.program }) });
      },
      { scope: "worker" },
    ],
  });

  test.describe(`Chromium ${version}`, () => {
    test.skip("reason" in found, "reason" in found ? found.reason : "");
    // What is newer than the browser, and passed over by it.
    test.use({ allowed: { messages: [/speculation rules/, /'popover' attribute/] } });

    for (const width of [390, 1100, 1440]) {
      test(`all content stands within the window, at ${width} px`, async ({ page }) => {
        test.setTimeout(120_000);
        await page.setViewportSize({ width, height: 900 });
        expect(await cutOffPages(page, "fr")).toEqual({});
      });
    }

    test("no page is half alive: React answers, or all is as without scripts", async ({ page }) => {
      test.setTimeout(120_000);
      for (const id of pageIds) {
        await page.goto(pathOf(id, "fr"));
        const state = () => page.evaluate(() => document.documentElement.dataset.js ?? "without");
        await expect.poll(state, { timeout: 15_000 }).not.toBe("starting");
        if (controls) expect(await state(), id).toBe("ready");
      }
    });

    test("the phone's menu stands in the page, and covers nothing of it", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(pathOf("about", "fr"));
      const menu = page.getByRole("navigation", { name: frame.navigation });
      await expect(menu.getByRole("link", { name: frame.labels.Contact })).toBeVisible();
      await expect(page.getByRole("button", { name: frame.menu })).toBeHidden();
      const title = page.getByRole("heading", { level: 1 });
      await expect(title).toHaveText(about.hero.title);
      const covered = await title.evaluate((heading) => {
        heading.scrollIntoView({ block: "center" });
        const { x, y, width, height } = heading.getBoundingClientRect();
        return !heading.contains(document.elementFromPoint(x + width / 4, y + height / 4));
      });
      expect(covered).toBe(false);
      await menu.locator("summary").click();
      await menu.getByRole("link", { name: frame.labels.Contact }).click();
      await expect(page).toHaveURL(pathOf("contact", "fr"));
    });

    if (controls)
      test("flags change the language", async ({ page }) => {
        await open(page, pathOf("about", "fr"));
        await page.getByRole("button", { name: otherLanguage("fr").ownName }).click();
        await expect(page).toHaveURL(pathOf("about", otherLanguage("fr").code));
      });
  });
}
