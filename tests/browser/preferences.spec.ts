import type { Locator } from "@playwright/test";
import { pathOf } from "../support/current-site.ts";
import { content, expect, known, open, test } from "../support/test.ts";

const { frame, home, sectors } = content.in.fr;

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

test("with forced colours, controls, selected items and drawings stay visible @slow", async ({ page }) => {
  const expectFrame = (part: Locator, style = "solid") => expect(part).toHaveCSS("outline-style", style);
  await open(page, pathOf("sectors", "fr"));
  const menu = page.getByRole("navigation", { name: frame.navigation });
  await expectFrame(menu.getByRole("link", { name: frame.labels["Secteurs d’intervention"] }));
  await expectFrame(menu.getByRole("link", { name: frame.labels.Contact }), "none");
  const tabs = Object.values(sectors.tabs.items).map(({ name }) =>
    page.getByRole("tab", { name, exact: true }),
  );
  await expectFrame(known(tabs[0]));
  await expectFrame(known(tabs[1]), "none");
  await page.keyboard.press("Tab");
  await expectFrame(page.locator(":focus"));

  await open(page, pathOf("home", "fr"));
  const button = page.getByRole("link", { name: home.hero.controls });
  const { border, ground } = await button.evaluate((element) => {
    const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element);
    return { border: `${borderTopStyle} ${borderTopColor}`, ground: backgroundColor };
  });
  expect(border).toMatch(/^solid rgb/);
  expect(border).not.toContain(ground);

  await open(page, pathOf("cnd", "fr"));
  const drawing = page.getByRole("figure").first().locator("svg").first();
  await expect(page.locator("[data-drawing]").first()).toHaveCSS("background-image", /gradient/);
  await expect(drawing.locator("text").first()).not.toHaveCSS("fill", "rgb(0, 0, 0)");
});
