import { pathOf } from "#model/site/paths.ts";
import { holdRequests } from "../support/network.ts";
import { content, expect, known, open, test } from "../support/test.ts";

const { methods, quality, sectors } = content.in.fr;
const react = "**/assets/react-*.js";

test("a page of words asks for no React, read to its end", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  for (const id of [
    "about",
    "contact",
    "quality",
    "glossary",
    "domains",
    "crs",
    "rsc",
    "accessibility",
  ] as const) {
    await open(page, pathOf(id, "fr"));
    await page.keyboard.press("End");
    await expect(page.getByRole("contentinfo")).toBeInViewport();
  }
  expect(asked.filter((file) => file.includes("/entry.client-")).length).toBeGreaterThan(0);
  expect(asked.filter((file) => /react|island/.test(file))).toEqual([]);
});

test("a press on what is not alive yet is answered once it is, and once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const release = await holdRequests(page, react);
  await open(page, pathOf("quality", "fr"));
  await page.keyboard.press("Escape"); // the loading screen
  const strip = page.getByRole("region", { name: quality.partners.title });
  await strip.getByRole("button", { name: quality.partners.pause }).press("Enter");
  release();
  const play = strip.getByRole("button", { name: quality.partners.play });
  await expect(play).toBeFocused();
  await play.click();
  await expect(strip.getByRole("button", { name: quality.partners.pause })).toBeVisible();
});

test("a button of a drawing answers though React is on its way", async ({ page }) => {
  const release = await holdRequests(page, react);
  await open(page, pathOf("cnd", "fr"));
  const figure = page.getByRole("figure").first();
  const count = await figure.getByRole("listitem").count();
  await figure.getByRole("button", { name: methods.diagramControls.previous }).click();
  await expect(figure).toHaveAttribute("data-step", String(count - 1));
  release();
  await expect(figure).toHaveAttribute("data-step", String(count - 2));
});

test.describe("an island that throws", () => {
  test.use({ allowed: { messages: [/broken on purpose/] } });

  test("leaves its HTML as it came, and the page as without scripts", async ({ page }) => {
    await page.addInitScript(() => {
      Element.prototype.removeAttribute = () => {
        throw new Error("broken on purpose");
      };
    });
    await page.goto(pathOf("sectors", "fr"));
    await expect(page.locator("html")).not.toHaveAttribute("data-js");
    for (const { name } of Object.values(sectors.tabs.items))
      await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
    await expect(page.getByRole("tab")).toHaveCount(0);
    const [, second] = Object.values(sectors.tabs.items);
    await page
      .getByRole("link", { name: known(second).name })
      .first()
      .click();
    await expect(page).toHaveURL(/#/);
  });
});
