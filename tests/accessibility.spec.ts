import { languageCodes } from "#app/i18n/languages.ts";
import { pageIds, pathOf } from "#app/i18n/paths.ts";
import { axeFindings, headingFaults, repeatedIds } from "./support/sweeps.ts";
import { expect, hydrated, open, test } from "./support/test.ts";

for (const width of [390, 1440]) {
  for (const language of languageCodes) {
    test(`axe finds nothing, headings are in order and ids unique on every page in ${language} at ${width} px`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 900 });
      for (const id of pageIds) {
        await open(page, pathOf(id, language));
        const { passed, wrong } = await axeFindings(page);
        expect(passed, id).toBeGreaterThan(20);
        expect(wrong, id).toEqual([]);
        expect(await headingFaults(page), id).toEqual([]);
        expect(await repeatedIds(page), id).toEqual([]);
      }
    });
  }
}

test.describe("the page not found", () => {
  test.use({ allowed: { messages: [/404/] } });

  for (const language of languageCodes) {
    test(`has nothing that axe finds (${language})`, async ({ page }) => {
      await page.goto(`${pathOf("home", language).replace(/\/$/, "")}/x`);
      await hydrated(page);
      expect((await axeFindings(page)).wrong).toEqual([]);
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page has its title, one main part, one heading of the first rank and no rank left out", async ({
    page,
  }) => {
    for (const language of languageCodes) {
      for (const id of pageIds) {
        const path = pathOf(id, language);
        await page.goto(path);
        await expect(page.getByRole("main"), path).toHaveCount(1);
        expect(await headingFaults(page), path).toEqual([]);
      }
    }
  });
});
