import { mapRetries, mapRetryDelayMs } from "#app/constants.ts";
import { cardPath, officeIds, pathOf } from "#app/i18n/paths.ts";
import { refuseToCopy, selectedText } from "../support/on-page.ts";
import { content, expect, open, openWithStoppedClock, pass, test } from "../support/test.ts";

const [first] = officeIds;
const office = content.company.offices[first];
/** The specification gives Tunis a fax, and Sfax none. */
const fax = office.fax ?? "";

test("the contact page gives every field of the offices", async ({ page }) => {
  await open(page, pathOf("contact", "fr"));
  const { contact, offices } = content.in.fr;
  const office = (title: string) =>
    page.getByRole("article").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

  for (const id of officeIds) {
    const { title, posts, map: mapAlt } = offices[id];
    const { people, address, landline, mobile, fax, email } = content.company.offices[id];
    for (const field of [
      ...Object.values(posts),
      ...Object.values(people),
      address.street,
      address.postcode,
      address.city,
    ]) {
      await expect(office(title)).toContainText(field);
    }
    for (const number of [landline, mobile, ...(fax === undefined ? [] : [fax])]) {
      await expect(office(title).getByRole("link", { name: number, exact: true })).toHaveAttribute(
        "href",
        `tel:${number.replaceAll(" ", "")}`,
      );
    }
    const map = office(title).getByRole("link", { name: contact.directions });
    await expect(map).toHaveAttribute("target", "_blank");
    await expect(map).toHaveAttribute("rel", /noopener/);
    await expect(map).toHaveAttribute("href", /^https:/);
    await expect(office(title).getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
    await expect(page.getByRole("img", { name: mapAlt })).toHaveJSProperty("complete", true);
  }
  await expect(page.getByRole("textbox")).toHaveCount(0);
});

test("a number can be copied, and the page says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/contact");
  const { copy, copied } = content.in.fr.contact;
  await page
    .getByRole("button", { name: copy })
    .filter({ visible: true })
    .and(page.getByRole("button", { name: fax }))
    .click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(fax);
  await expect(page.getByRole("status").filter({ hasText: copied })).toBeVisible();
});

test("a number that must not be copied is selected, and the page says so", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await refuseToCopy(page);
  await open(page, pathOf("contact", "fr"));
  const { copy, notCopied } = content.in.fr.contact;
  await page
    .getByRole("button", { name: copy })
    .and(page.getByRole("button", { name: fax }))
    .click();
  const status = page.getByRole("status").filter({ hasText: notCopied });
  await expect(status).toBeInViewport({ ratio: 1 });
  expect(await selectedText(page)).toBe(fax);
});

test("each office has a card for address books", async ({ page, request }) => {
  await open(page, "/contact");
  for (const id of officeIds) {
    await expect(page.locator(`a[href="${cardPath(id)}"][download]`)).toBeVisible();
    const response = await request.get(cardPath(id));
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toMatch(/^text\/vcard/);
    const card = await response.text();
    const office = content.company.offices[id];
    expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:4\.0\r\n/);
    for (const number of [office.landline, office.mobile])
      expect(card).toContain(`tel:${number.replaceAll(" ", "")}`);
    expect(card).toContain(office.email);
    expect(card).toContain(office.address.city);
    expect(card.includes(',fax"')).toBe("fax" in office);
  }
});

test.describe("a map picture that cannot be loaded", () => {
  test.use({ allowed: { messages: [/Failed to load resource/] } });

  test("is asked for 3 more times, after 2, 8 and 24 ms, then the postal address stands in its place", async ({
    page,
  }) => {
    expect(mapRetries).toBe(3);
    expect([1, 2, 3].map(mapRetryDelayMs)).toEqual([2, 8, 24]);
    const asked: string[] = [];
    await page.route(/tunis[^/]*\.svg/, (route) => {
      asked.push(route.request().url().replace(/.*\//, "").replace(/.*\?/, "?"));
      return route.abort();
    });
    await openWithStoppedClock(page, "/contact");
    const link = page.getByRole("link", { name: content.in.fr.contact.directions }).first();
    for (const [attempt, delay] of [2, 8, 24].entries()) {
      await pass(page, delay - 1);
      expect(asked.filter((url) => url.includes(`retry=${attempt + 1}`))).toEqual([]);
      await pass(page, 1);
      await expect.poll(() => asked).toContain(`?retry=${attempt + 1}`);
    }
    await expect(link).toContainText(office.address.street);
    await expect(link.getByRole("img")).toHaveCount(0);
    expect(asked.filter((url) => url.includes("retry"))).toEqual(["?retry=1", "?retry=2", "?retry=3"]);
    expect(asked, "the first attempt and three more").toHaveLength(4);
  });

  test("comes back when a later attempt succeeds", async ({ page }) => {
    await page.route(/tunis[^/]*\.svg(?!\?retry=2)/, (route) => route.abort());
    await open(page, "/contact");
    const map = page.getByRole("img", { name: content.in.fr.offices[first].map });
    await expect(map).toHaveAttribute("src", /\?retry=2$/);
    await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
});
