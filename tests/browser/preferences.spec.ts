import { pathOf } from "#model/site/paths.ts";
import { content, expect, open, test } from "../support/test.ts";

const { frame, sectors } = content.in.fr;

test.describe("in the system's own colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test("buttons have an edge, and what is chosen has a frame", async ({ page }) => {
    const framed = (element: Element) => getComputedStyle(element).outlineStyle;
    await open(page, pathOf("sectors", "fr"));
    const menu = page.getByRole("navigation", { name: frame.navigation });
    const entry = (name: string) => menu.getByRole("link", { name });
    expect(await entry(frame.labels["Secteurs d’intervention"]).evaluate(framed)).toBe("solid");
    expect(await entry(frame.labels.Contact).evaluate(framed)).toBe("none");
    const [first, second] = Object.values(sectors.tabs.items);
    expect(await page.getByRole("tab", { name: first?.name ?? "", exact: true }).evaluate(framed)).toBe(
      "solid",
    );
    expect(await page.getByRole("tab", { name: second?.name ?? "", exact: true }).evaluate(framed)).toBe(
      "none",
    );

    await open(page, pathOf("home", "fr"));
    const button = page.getByRole("link", { name: content.in.fr.home.hero.controls });
    const { border, ground } = await button.evaluate((element) => {
      const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element);
      return { border: `${borderTopStyle} ${borderTopColor}`, ground: backgroundColor };
    });
    expect(border).toMatch(/^solid rgb/);
    expect(border).not.toContain(ground);
  });

  test("drawings keep their ground and their colours", async ({ page }) => {
    await open(page, pathOf("cnd", "fr"));
    const { ground, label } = await page
      .getByRole("figure")
      .first()
      .evaluate((figure) => {
        const drawing = figure.querySelector("svg");
        const words = drawing?.querySelector("text");
        if (!drawing?.parentElement || !words) throw new Error("there is no drawing with words");
        return {
          ground: getComputedStyle(drawing.parentElement).backgroundImage,
          label: getComputedStyle(words).fill,
        };
      });
    expect(ground).toContain("gradient");
    expect(label).not.toBe("rgb(0, 0, 0)");
  });

  test("what the keyboard is on has a frame", async ({ page }) => {
    await open(page, pathOf("home", "fr"));
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveCSS("outline-style", "solid");
  });
});
