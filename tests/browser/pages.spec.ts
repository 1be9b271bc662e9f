import { languageCodes } from "#model/site/languages.ts";
import { cardPath, languageOfPath, officeIds, pageIds, pathOf } from "#model/site/paths.ts";
import { upTo } from "#app/ui/breakpoints.ts";
import { axeFaults } from "../support/sweeps.ts";
import { boxOf } from "../support/on-page.ts";
import { isSample } from "../support/sample.ts";
import { content, expect, open, test, widest } from "../support/test.ts";

test("no link leads nowhere, and every page can be reached from home", async ({ request }) => {
  const seen = new Set<string>();
  const waiting = languageCodes.map((language) => pathOf("home", language));
  while (waiting.length > 0) {
    const path = waiting.pop() ?? "/";
    if (seen.has(path)) continue;
    seen.add(path);
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    if (path.endsWith(".vcf")) continue;
    const html = await response.text();
    const links = [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href]) => href ?? "");
    expect(links.length, path).toBeGreaterThan(10);
    for (const href of links) {
      if (!href.startsWith("/")) continue;
      const { pathname, hash } = new URL(href, "http://site");
      if (hash) {
        const target = await (await request.get(pathname)).text();
        expect(target, href).toContain(`id="${decodeURIComponent(hash.slice(1))}"`);
      }
      waiting.push(pathname);
    }
  }
  const all = languageCodes.flatMap((language) => pageIds.map((page_) => pathOf(page_, language)));
  const cards = languageCodes.flatMap((language) => officeIds.map((office) => cardPath(office, language)));
  expect([...seen].sort()).toEqual([...all, ...cards].sort());
});

test.describe("an unknown address", () => {
  test.use({ allowed: { messages: [/404/] } });

  for (const path of [
    "/nulle-part",
    "/a/b/c",
    "/england",
    ...languageCodes.map((code) => `${pathOf("home", code)}/a`.replace("//", "/")),
  ]) {
    const language = languageOfPath(path);
    test(`${path} is answered with status 404 and a helpful page in ${language}`, async ({ page }) => {
      const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path);
      await open(page, path);
      expect((await answered).status()).toBe(404);
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
  }
});

/** Of the sample: the most that a page may be high, in px, by the width of the screen: on a phone names unfold, and long lists are short. */
for (const [id, width, most] of [
  ["home", 390, 5_600],
  ["quality", 390, 5_600],
  ["methods/ultrasonic", 390, 5_200],
  ["crs", 390, 5_800],
  ["rsc", 390, 7_000],
  ["cnd", 390, 6_800],
  ["cnd", 1440, 6_000],
  ["domains", 390, 8_000],
  ["domains", 1440, 9_000],
  ["glossary", 390, 8_000],
] as const)
  test(`${id} is at most ${most} px high at ${width} px, and its footer 780`, async ({ page }) => {
    test.skip(!isSample, "Another company may say more");
    await page.setViewportSize({ width, height: 900 });
    for (const language of languageCodes) {
      await open(page, pathOf(id, language));
      expect(await page.evaluate(() => document.documentElement.scrollHeight), language).toBeLessThanOrEqual(
        most,
      );
      expect((await page.getByRole("contentinfo").boundingBox())?.height).toBeLessThanOrEqual(780);
    }
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

test("the kinds of recognition stand side by side on the page of quality alone", async ({ page }) => {
  await open(page, pathOf("quality", "fr"));
  const heads = Object.values(content.in.fr.recognitions.definitions.items).map(({ name }) =>
    page.getByRole("heading", { level: 3, name, exact: true }),
  );
  const tops = await Promise.all(heads.map(async (head) => (await head.boundingBox())?.y));
  expect(new Set(tops).size).toBe(1);
  await open(page, pathOf("accreditation", "fr"));
  for (const head of heads) await expect(head).toHaveCount(0);
});
