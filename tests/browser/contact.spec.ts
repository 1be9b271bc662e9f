import type { Page } from "@playwright/test";
import { mapRetries, mapRetryDelayMs } from "#app/constants.ts";
import { officeIds, pathOf } from "../support/current-site.ts";
import { refuseToCopy, selectedText } from "../support/on-page.ts";
import { content, expect, open, openWithStoppedClock, pass, test } from "../support/test.ts";

const { contact, offices } = content.in.fr;
const [first] = officeIds;
const office = content.company.offices[first];
const path = pathOf("contact", "fr");

const articleOf = (page: Page, title: string) =>
  page.locator("article article", { has: page.getByRole("heading", { name: title, exact: true }) });
const copyOf = (page: Page, text: string) =>
  page
    .getByRole("button", { name: contact.copy })
    .and(page.getByRole("button", { name: text }))
    .first();

test("the keyboard is enough to copy a number and to download a card", async ({ page }) => {
  await open(page, path);
  const article = articleOf(page, offices[first].title);
  const map = article.getByRole("link", { name: contact.directions });
  await expect(map).toHaveAttribute("target", "_blank");
  await map.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("[aria-live]").filter({ hasText: contact.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(office.landline);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    article.getByRole("link", { name: contact.card }).press("Enter"),
  ]);
  expect(download.suggestedFilename()).toBe(`${first}.vcf`);
});

for (const text of [office.mobile, office.email])
  test(`if the clipboard is refused, ${text} is selected and the page says so`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await refuseToCopy(page);
    await open(page, path);
    await copyOf(page, text).click();
    await expect(page.locator("[aria-live]").filter({ hasText: contact.notCopied })).toBeInViewport({
      ratio: 1,
    });
    expect((await selectedText(page)).replaceAll("\u00a0", " ")).toBe(text);
  });

test("a map picture that cannot be loaded is requested again after growing delays, then replaced by the postal address", async ({
  page,
  allowed,
}) => {
  allowed.push(/Failed to load resource/);
  const tries = Array.from({ length: mapRetries }, (_, index) => index + 1);
  const asked: string[] = [];
  await page.route(new RegExp(`${first}[^/]*\\.svg`), (route) => {
    asked.push(new URL(route.request().url()).search);
    return route.abort();
  });
  await openWithStoppedClock(page, path);
  const link = page.getByRole("link", { name: contact.directions }).first();
  const map = link.getByRole("img");
  for (const count of tries) {
    await pass(page, mapRetryDelayMs(count) - 1);
    // Wait until pending work in the page is done.
    await pass(page, 0);
    await expect(map).not.toHaveAttribute("src", new RegExp(`retry=${count}`));
    await pass(page, 1);
    await expect.poll(() => asked).toContain(`?retry=${count}`);
  }
  await expect(link).toContainText(office.address.street);
  await expect(map).toHaveCount(0);
  expect(asked).toEqual(["", ...tries.map((count) => `?retry=${count}`)]);
});

test("telephone numbers stand on one line at every width", async ({ page }) => {
  await open(page, path);
  for (const width of [320, 390, 768, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const broken = await page.locator('article article a[href^="tel:"]').evaluateAll((links) =>
      links.flatMap(({ firstChild, textContent }) => {
        const range = document.createRange();
        if (firstChild) range.selectNodeContents(firstChild);
        const tops = new Set(Array.from(range.getClientRects(), ({ top }) => top));
        return tops.size > 1 ? [textContent] : [];
      }),
    );
    expect(broken, `${width} px`).toEqual([]);
  }
});

test("an office's e-mail address is beside its number in the lines at the end of a page", async ({
  page,
}) => {
  await open(page, pathOf("cnd", "fr"));
  for (const width of [390, 820, 1000, 1024, 1060, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const below = await page
      .getByRole("main")
      .locator('a[href^="mailto:"]')
      .evaluateAll((links) =>
        links.flatMap((link) => {
          const number = link.parentElement?.querySelector('[href^="tel:"]');
          const top = number?.getBoundingClientRect().top ?? NaN;
          return Math.abs(link.getBoundingClientRect().top - top) < 1 ? [] : [link.textContent];
        }),
      );
    expect(below, `${width} px`).toEqual([]);
  }
});
