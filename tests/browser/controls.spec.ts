import type { Page } from "@playwright/test";
import { anchored } from "#app/data/anchored.server.ts";
import { type Language, languageCodes } from "#model/site/languages.ts";
import { pathOf } from "#model/site/paths.ts";
import { boxOf, toPart } from "../support/on-page.ts";
import { content, expect, known, open, test } from "../support/test.ts";

const phone = { width: 390, height: 844 };
const { crs, rsc } = content.in.fr;
const itemsIn = (language: Language) => anchored(content.in[language].crs.subjects.items);
const items = itemsIn("fr");
const [first, last] = [known(items[0]), known(items.at(-1))];
const row = (page: Page, { anchor }: (typeof items)[number]) =>
  page.getByRole("listitem").filter({ has: page.locator(`#${anchor}`) });

test.describe("the items of regulatory inspection", () => {
  for (const language of languageCodes)
    test(`have each their drawing, with the names of what is examined on it (${language})`, async ({
      page,
    }) => {
      await open(page, pathOf("crs", language));
      for (const { anchor, parts } of itemsIn(language)) {
        const words = Object.values(known(parts));
        const drawing = page.locator(`li:has(#${anchor})`).getByRole("img", { name: words.join(", ") });
        await expect(drawing, anchor).toBeVisible();
        // A name may stand on two lines.
        const said = (await drawing.locator("[data-leader]").allTextContents()).map((text) =>
          text.replaceAll(" ", ""),
        );
        expect(said, anchor).toEqual(words.map((word) => word.replaceAll(" ", "")));
      }
    });

  test.describe("with motion", () => {
    test.use({ contextOptions: { reducedMotion: "no-preference" } });

    test("have one plate beside them, drawn anew for the row that is read", async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, pathOf("crs", "fr"));
      for (const { anchor, parts } of items) {
        await page.locator(`#${anchor}`).evaluate((part) => {
          scrollTo({ top: part.getBoundingClientRect().top + scrollY - 200, behavior: "instant" });
        });
        const drawings = page
          .getByRole("main")
          .getByRole("img", { name: Object.values(known(parts)).join(", ") });
        await expect(drawings).toBeVisible();
        await expect(drawings).toBeInViewport({ ratio: 0.9 });
        await expect(page.locator("[data-drawing]:visible")).toHaveCount(1);
      }
    });
  });

  test.describe("on a phone", () => {
    test.use({ viewport: phone });

    test("fold, drawing and all, until they are pressed or reached by the keyboard", async ({ page }) => {
      await open(page, pathOf("crs", "fr"));
      const item = row(page, first);
      await expect(item.getByText(first.checks)).toBeHidden();
      await expect(item.getByRole("img")).toBeHidden();
      await item.getByRole("heading").click();
      await expect(item.getByText(first.checks)).toBeVisible();
      await expect(item.getByRole("img")).toBeVisible();
      await row(page, last).locator("summary").focus();
      await page.keyboard.press("Enter");
      await expect(row(page, last).getByRole("img")).toBeVisible();
    });

    test("unfold where the address leads, and where the next one does", async ({ page }) => {
      await open(page, `${pathOf("crs", "fr")}#${last.anchor}`);
      await expect(row(page, last).getByText(last.checks)).toBeInViewport();
      await toPart(page, first.anchor);
      await expect(row(page, first).getByText(first.checks)).toBeInViewport();
    });
  });
});

test.describe("the phases of a work on a phone", () => {
  test.use({ viewport: phone });

  test("say folded which services they have, and unfolded what these are and when", async ({ page }) => {
    await open(page, pathOf("rsc", "fr"));
    for (const { name, items: services, when } of Object.values(rsc.services.phases)) {
      const phase = page
        .locator("details")
        .filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });
      const names = phase.locator("summary > .screen-only > span");
      await expect(names).toHaveCount(services.length);
      for (const [index, service] of services.entries())
        await expect(names.nth(index)).toContainText(`${service.name} ${service.reference ?? ""}`.trim());
      await expect(phase.getByText(known(services[0]).text)).toBeHidden();
      await phase.getByRole("heading", { level: 3 }).click();
      await expect(names.first()).toBeHidden();
      await expect(phase.getByRole("heading", { level: 4 })).toHaveText(
        services.map((service) => service.name),
      );
      await expect(phase.getByText(known(when[0]))).toBeVisible();
    }
  });

  test("and the titles of standards unfold below what these are about", async ({ page }) => {
    await open(page, pathOf("rsc", "fr"));
    const { short, title } = known(rsc.standards.items.find((item) => item.short !== undefined));
    await expect(page.getByText(title, { exact: true })).toBeHidden();
    await page.getByText(known(short), { exact: true }).click();
    await expect(page.getByText(title, { exact: true })).toBeVisible();
  });
});

// Offices, and what the footer names, are as many as the company has.
for (const [id, words, highest] of [
  ["crs", crs, 4460],
  ["rsc", rsc, 5400],
] as const)
  test(`what ${id} says of its control is no longer on a phone than one reads`, async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, pathOf(id, "fr"));
    const { y } = await boxOf(page.getByRole("heading", { name: words.offices.title, level: 2 }));
    expect(y).toBeLessThanOrEqual(highest);
  });
