import { languageCodes } from "#model/site/languages.ts";
import { pathOf } from "#model/site/paths.ts";
import { upTo } from "#app/ui/breakpoints.ts";
import { axeFaults } from "../support/sweeps.ts";
import { boxOf } from "../support/on-page.ts";
import { content, expect, open, test, widest } from "../support/test.ts";

test.describe("an unknown address", () => {
  test.use({ allowed: { messages: [/404/] } });

  for (const language of languageCodes)
    test(`is answered with status 404 and a helpful page in ${language}`, async ({ page, request }) => {
      const nowhere = `${pathOf("home", language)}/a`.replace("//", "/");
      for (const path of [nowhere, `${nowhere}/b/c`, `${pathOf("cnd", language)}/nowhere`])
        expect((await request.get(path)).status(), path).toBe(404);
      await open(page, nowhere);
      const words = content.in[language]["not-found"];
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
      await expect(page.getByRole("img", { name: words.drawing.alt })).toBeVisible();
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
      expect(await axeFaults(page)).toEqual([]);
      const { Contact } = content.in[language].frame.labels;
      await page.getByRole("main").getByRole("link", { name: Contact }).click();
      await expect(page).toHaveURL(pathOf("contact", language));
    });
});

test("vision and values of the company are inverted on wide screens alone", async ({ page }) => {
  await open(page, pathOf("about", "fr"));
  const last = widest(upTo.tabsInColumn);
  for (const width of [last, last + 1]) {
    await page.setViewportSize({ width, height: 900 });
    for (const part of ["vision", "mission", "values"]) {
      const section = page.locator(`#${part}`);
      await section.scrollIntoViewIfNeeded();
      const words = await boxOf(section.getByRole("heading", { level: 2 }));
      const picture = await boxOf(section.locator("[data-picture]"));
      expect(picture.x < words.x - 100, `${part}, ${width} px`).toBe(width > last && part !== "mission");
    }
  }
});
