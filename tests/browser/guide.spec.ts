import type { Page } from "@playwright/test";
import { pathOf } from "#app/i18n/paths.ts";
import { refuseToCopy, selectedText } from "../support/on-page.ts";
import { content, expect, known, open, otherLanguage, test } from "../support/test.ts";

const link = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true });

const { control, methods, equipment, offices } = content.in.fr;
const { guide } = control;
const path = pathOf("control", "fr");

test.describe("which control to ask for", () => {
  test("leads from what worries to an answer, with reasons, what to ask for and what to read", async ({
    page,
  }) => {
    await open(page, path);
    await link(page, guide.questions.worry.options.crackMaterial).click();
    await expect(page.getByRole("heading", { name: guide.questions.crackMaterial.title })).toBeVisible();
    await expect(page.getByRole("heading", { name: guide.questions.worry.title })).toBeHidden();
    await link(page, guide.questions.crackMaterial.options.ferromagnetic).click();
    await expect(page.getByRole("heading", { name: guide.answers.ferromagnetic.title })).toBeVisible();
    await expect(page.getByText(guide.answers.ferromagnetic.reasons[0] ?? "")).toBeVisible();
    await expect(page.getByText(methods.note)).toBeVisible();
    await expect(page).toHaveURL(`${path}#choice-ferromagnetic`);
    await link(page, content.in.fr["methods/magneticParticle"].name).first().click();
    await expect(page).toHaveURL(pathOf("methods/magneticParticle", "fr"));
  });

  test("leads from the equipment to its controls, and on to its page", async ({ page }) => {
    await open(page, path);
    await link(page, guide.ways.equipment).click();
    await link(page, known(equipment.liftingEquipment).name).click();
    await expect(page.getByText(known(equipment.liftingEquipment).damage)).toBeVisible();
    await link(page, guide.domainLink).click();
    await expect(page).toHaveURL(`${pathOf("domains", "fr")}#lifting-equipment`);
  });

  test("shows the answer that an address names, with or without JavaScript", async ({
    page,
    browser,
    baseURL,
  }) => {
    await open(page, `${path}#choice-leak-at-weld`);
    await expect(page.getByRole("heading", { name: guide.answers.leakAtWeld.title })).toBeVisible();
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const plain = await context.newPage();
    await plain.goto(`${path}#choice-leak-at-weld`);
    await expect(plain.getByRole("heading", { name: guide.answers.leakAtWeld.title })).toBeInViewport();
    await link(plain, guide.questions.worry.options.wallLoss).click();
    await expect(plain.getByRole("heading", { name: guide.answers.wallLoss.title })).toBeInViewport();
    await context.close();
  });

  test("keeps the answer when the language changes", async ({ page }) => {
    await open(page, `${path}#choice-hidden-inside`);
    const other = otherLanguage("fr");
    await page.getByRole("button", { name: other.ownName }).click();
    const { title } = content.in[other.code].control.guide.answers.hiddenInside;
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  });
});

test("says at every step whom to call or write to, once", async ({ page, browser, baseURL }) => {
  const checkLines = async (at: Page) => {
    const help = at.getByText(guide.call).locator("..");
    await expect(help).toBeVisible();
    for (const [id, { landline, email }] of Object.entries(content.company.offices)) {
      await expect(help).toContainText(offices[id as keyof typeof offices].shortTitle);
      await expect(help.getByRole("link", { name: landline })).toHaveAttribute(
        "href",
        `tel:${landline.replaceAll(" ", "")}`,
      );
      await expect(help.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
    }
  };
  for (const hash of ["", "#choice-wall-loss", "#choice-lifting-equipment"]) {
    await open(page, path + hash);
    await checkLines(page);
  }
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const plain = await context.newPage();
  await plain.goto(path);
  await checkLines(plain);
  await context.close();
});

test("works by the keyboard alone: the step that a press brings takes the focus, and back goes back", async ({
  page,
}) => {
  await open(page, "/control");
  await link(page, guide.questions.worry.options.leakKind).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#choice-leak-kind")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(link(page, guide.questions.leakKind.options.leakAtWeld)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#choice-leak-at-weld")).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { name: guide.questions.leakKind.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: guide.questions.worry.title })).toBeVisible();
});

test("the address of an answer can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/control#choice-wall-loss");
  const copy = page.locator("#choice-wall-loss").getByRole("button", { name: guide.copy });
  await copy.click();
  await expect(page.locator("#choice-wall-loss").getByRole("status")).toHaveText(guide.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/control#choice-wall-loss$/);
});

test("the address of an answer that must not be copied is selected, and the page says so", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await refuseToCopy(page);
  await open(page, "/control#choice-wall-loss");
  const answer = page.locator("#choice-wall-loss");
  await answer.getByRole("button", { name: guide.copy }).click();
  await expect(answer.getByRole("status").filter({ hasText: guide.notCopied })).toBeInViewport({ ratio: 1 });
  expect(await selectedText(page)).toMatch(/\/control#choice-wall-loss$/);
});

test("an address that names no step shows the first question", async ({ page }) => {
  await open(page, "/control#nothing");
  await expect(page.getByRole("heading", { name: guide.questions.worry.title })).toBeVisible();
});

test("on paper stands the answer that was on show, and no other", async ({ page }) => {
  await open(page, "/control#choice-one-side");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: guide.answers.oneSide.title })).toBeVisible();
  await expect(page.getByRole("heading", { name: guide.answers.bothSides.title })).toBeHidden();
});
