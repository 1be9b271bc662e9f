import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { pathOf } from "#model/site/paths.ts";
import { siteFolder } from "../support/site.ts";
import { content, expect, open, test } from "../support/test.ts";

test("a press that slides away does nothing", async ({ page }) => {
  const { frame, home, sectors } = content.in.fr;
  const slideOff = async (target: Locator) => {
    await target.hover();
    await page.mouse.down();
    await page.mouse.move(3, 450);
    await page.mouse.up();
  };
  await open(page, pathOf("home", "fr"));
  const menu = page.getByRole("navigation", { name: frame.navigation });
  await slideOff(menu.getByRole("link", { name: frame.labels.Contact }));
  await slideOff(page.getByRole("button", { name: frame.carousel.next }));
  await slideOff(page.getByRole("group", { name: frame.languages }).getByRole("button", { pressed: false }));
  await slideOff(menu.locator("summary"));
  await expect(menu.locator("details").getByRole("link")).toHaveCount(0);
  await expect(page).toHaveURL(pathOf("home", "fr"));
  await expect(page.getByRole("group", { name: home.hero.slides[0] ?? "" })).toHaveCount(1);

  await open(page, pathOf("sectors", "fr"));
  const [first] = Object.values(sectors.tabs.items);
  await slideOff(page.getByRole("tab", { selected: false }).first());
  await expect(page.getByRole("tab", { selected: true })).toHaveText(new RegExp(`${first?.name ?? ""}$`));
});

test("nothing is shown by the pointer alone", () => {
  const folder = join(siteFolder, "assets");
  const sheets = readdirSync(folder).filter((name) => name.endsWith(".css"));
  const styles = sheets.map((name) => readFileSync(join(folder, name), "utf8"));
  // Rules for what is under the pointer, innermost blocks: they may colour, grow or underline, never bring to light.
  const rules = styles.flatMap((css) => css.match(/[^{}]*:hover[^{}]*\{[^{}]*\}/g) ?? []);
  expect(rules.length).toBeGreaterThan(10);
  const revealing = rules.filter(
    (rule) =>
      /(?:display|visibility|clip-path|content|(?:max-)?block-size|(?:max-)?height)\s*:/.test(rule) &&
      !rule.includes(":focus"),
  );
  expect(revealing).toEqual([]);
});
