import { languageCodes } from "#app/i18n/languages.ts";
import { cardPath, officeIds, pageIds, pathOf } from "#app/i18n/paths.ts";
import { axeFaults } from "../support/sweeps.ts";
import { content, expect, hydrated, open, test } from "../support/test.ts";

test("no link leads nowhere, and every page can be reached from home", async ({ request }) => {
  const seen = new Set<string>();
  const waiting = ["/", "/en"];
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
  expect([...seen].sort()).toEqual([...all, ...officeIds.map(cardPath)].sort());
});

test.describe("an unknown address", () => {
  test.use({ allowed: { messages: [/404/] } });

  test("is answered with a page in which axe finds nothing", async ({ page }) => {
    await open(page, "/en/nowhere");
    expect(await axeFaults(page)).toEqual([]);
  });

  for (const [path, language] of [
    ["/nulle-part", "fr"],
    ["/a/b/c", "fr"],
    ["/england", "fr"],
    ["/en/nowhere", "en"],
    ["/en/a/b", "en"],
  ] as const) {
    test(`${path} is answered with status 404 and a helpful page in ${language}`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      const words = content.in[language]["not-found"];
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
      await expect(page.getByRole("img", { name: words.drawing.alt })).toBeVisible();
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
      await page
        .getByRole("main")
        .getByRole("link", { name: content.in[language].frame.labels.Contact })
        .click();
      await expect(page).toHaveURL(pathOf("contact", language));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        content.in[language].contact.hero.title,
      );
    });
  }
});
