import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { languageCodes } from "#app/i18n/languages.ts";
import { pageIds, pathOf } from "#app/i18n/paths.ts";
import { expect, hydrated, open, test } from "./support/test.ts";

/** All rules of WCAG 2.0 to 2.2, levels A and AA, and what axe calls best practice. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** What axe can tell of level AAA, but for the contrast of labels: tests/contrast.spec.ts has its own measure. */
const higher = ["identical-links-same-purpose", "meta-refresh-no-exceptions"];

/** What axe finds wrong with the open page, and how many of its rules found something to be right. */
async function findings(page: Page) {
  const { violations, passes } = await new AxeBuilder({ page })
    .options({
      runOnly: { type: "tag", values: tags },
      rules: Object.fromEntries(higher.map((rule) => [rule, { enabled: true }])),
    })
    .analyze();
  return {
    passed: passes.length,
    wrong: violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
    })),
  };
}

for (const width of [390, 1440]) {
  for (const language of languageCodes) {
    test(`axe finds nothing on any page in ${language} at ${width} px`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 900 });
      for (const id of pageIds) {
        await open(page, pathOf(id, language));
        const { passed, wrong } = await findings(page);
        expect(passed, id).toBeGreaterThan(20);
        expect(wrong, id).toEqual([]);
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
      expect((await findings(page)).wrong).toEqual([]);
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
        await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
        const ranks = await page
          .locator("h1, h2, h3, h4, h5, h6")
          .evaluateAll((headings) =>
            headings
              .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
              .map((heading) => Number(heading.tagName.slice(1))),
          );
        ranks.forEach((rank, index) => {
          expect(rank, `heading ${index + 1} of ${path}`).toBeLessThanOrEqual((ranks[index - 1] ?? 0) + 1);
        });
      }
    }
  });
});
