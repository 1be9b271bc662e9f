import type { Page } from "@playwright/test";
import { anchorOf } from "#model/site/anchors.ts";
import { questions as steps } from "#model/schema/pages/control.ts";
import { leadsOn } from "#app/pages/control/guide-answers.server.ts";
import { methodNames, partPath, pathOf } from "../support/current-site.ts";
import { toPart } from "../support/on-page.ts";
import { content, expect, known, open, otherLanguage, test } from "../support/test.ts";

const link = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
const head = (page: Page, name: string) => page.getByRole("heading", { name });

const { control, equipment } = content.in.fr;
const { guide } = control;
const { questions, answers } = guide;
const path = pathOf("control", "fr");
const other = otherLanguage("fr");
const firstLeak = known(steps.leakKind.find((step) => leadsOn(step, methodNames)));
const [kindKey, kind] = known(Object.entries(equipment).at(-1));

test("the guide leads from a worry to an answer, kept in the other language @slow", async ({ page }) => {
  await open(page, path);
  await link(page, questions.worry.options.crackMaterial).click();
  await expect(head(page, questions.crackMaterial.title)).toBeVisible();
  await expect(head(page, questions.worry.title)).toBeHidden();
  await link(page, questions.crackMaterial.options.ferromagnetic).click();
  await expect(head(page, answers.ferromagnetic.title)).toBeVisible();
  await expect(page.getByText(known(answers.ferromagnetic.reasons[0]))).toBeVisible();
  await expect(page).toHaveURL(`${path}#choice-ferromagnetic`);
  await page.getByRole("button", { name: other.ownName }).click();
  const { control: translated, ...words } = content.in[other.code];
  await expect(head(page, translated.guide.answers.ferromagnetic.title)).toBeVisible();
  await link(page, words["methods/magneticParticle"].name).first().click();
  await expect(page).toHaveURL(pathOf("methods/magneticParticle", other.code));
});

test("the guide leads from equipment to its controls, and on to its page @slow", async ({ page }) => {
  await open(page, path);
  await link(page, guide.ways.equipment).click();
  await link(page, kind.name).click();
  await expect(page.getByText(kind.damage).filter({ visible: true })).toHaveCount(1);
  await link(page, guide.domainLink).click();
  await expect(page).toHaveURL(partPath("domains", kindKey, "fr"));
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("an answer's address shows that answer, and a choice shows the next step", async ({ page }) => {
      await page.goto(`${path}#choice-leak-under-pressure`);
      await expect(head(page, answers.leakUnderPressure.title)).toBeInViewport();
      await page.goto(path);
      await link(page, questions.worry.options.obligation).click();
      const answer = page.locator("#choice-obligation");
      await expect(answer.getByRole("heading", { name: answers.obligation.title })).toBeInViewport();
    });
  });

test("the heading of a new step gets the focus; back returns to the step before", async ({ page }) => {
  await open(page, path);
  await link(page, questions.worry.options.leakKind).press("Enter");
  await expect(head(page, questions.leakKind.title)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(link(page, questions.leakKind.options[firstLeak])).toBeFocused();
  await page.keyboard.press("Enter");
  const answer = page.locator(`#choice-${anchorOf(firstLeak)}`).getByRole("heading");
  await expect(answer).toBeFocused();
  await page.goBack();
  await expect(head(page, questions.leakKind.title)).toBeFocused();
  await page.goBack();
  await expect(head(page, questions.worry.title)).toBeFocused();
  await link(page, questions.worry.options.leakKind).press("Enter");
  await expect(head(page, questions.leakKind.title)).toBeFocused();
  // A hash of another part of the page does not change the step.
  await toPart(page, "contenu");
  await expect(head(page, questions.leakKind.title)).toBeVisible();
});

test("visitors copy an answer’s address; only the open answer is printed", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const address = `${path}#choice-one-side`;
  await open(page, address);
  const answer = page.locator("#choice-one-side");
  await answer.getByRole("button", { name: guide.copy }).click();
  await expect(answer.locator("[aria-live]").filter({ hasText: guide.copied })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(address);
  await page.emulateMedia({ media: "print" });
  await expect(head(page, answers.oneSide.title)).toBeVisible();
  await expect(head(page, answers.bothSides.title)).toBeHidden();
  for (const detail of guide.details)
    await expect(page.getByText(detail, { exact: true })).toHaveCSS("display", "list-item");
});
