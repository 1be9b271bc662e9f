import { languageCodes } from "#app/i18n/languages.ts";
import { cardPath, officeIds, pageIds, pathOf } from "#app/i18n/paths.ts";
import { sidewaysScroll } from "./support/sweeps.ts";
import { content, expect, hydrated, open, test } from "./support/test.ts";

for (const language of languageCodes) {
  for (const page_ of pageIds) {
    const path = pathOf(page_, language);

    test(`${path} stands, in ${language}`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      const words = content.in[language][page_];
      const { name } = content.company.brand;

      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page).toHaveTitle(
        words.meta.title.includes("{product}")
          ? words.meta.title.replace("{product}", name)
          : `${words.meta.title} - ${name}`,
      );
      await expect(page.locator('meta[name="description"]')).toHaveAttribute(
        "content",
        words.meta.description,
      );
      await expect(page.locator('meta[name="keywords"]')).toHaveAttribute(
        "content",
        words.meta.keywords.join(", "),
      );
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        "href",
        new RegExp(`^https?://[^/]+${path}$`),
      );
      for (const code of languageCodes) {
        await expect(page.locator(`link[hreflang="${code}"]`)).toHaveAttribute(
          "href",
          new RegExp(`^https?://[^/]+${pathOf(page_, code)}$`),
        );
      }
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.hero.title);

      if ("breadcrumb" in words) {
        const breadcrumb = page.getByRole("navigation", { name: content.in[language].frame.breadcrumb });
        await expect(breadcrumb.getByRole("listitem")).toHaveText([
          content.in[language].frame.labels.Accueil,
          words.breadcrumb,
        ]);
        await expect(breadcrumb.getByRole("link")).toHaveAttribute("href", pathOf("home", language));
        await expect(
          page.getByRole("heading", { level: 2, name: words.intro.title, exact: true }),
        ).toBeVisible();
      }
    });
  }
}

test("the home page is titled as the specification says, and has its social texts", async ({ page }) => {
  await open(page, "/");
  await expect(page).toHaveTitle(`${content.company.brand.name} - Bureau de contrôle`);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", /Bureau de contrôle/);
  await expect(page.locator('meta[property="og:description"]')).toHaveAttribute(
    "content",
    content.in.fr.home.social.description,
  );
});

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

for (const width of [320, 360, 768, 1024, 1280, 1440, 2560]) {
  test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const language of languageCodes) {
      for (const page_ of pageIds) {
        await page.goto(pathOf(page_, language));
        const overflow = await sidewaysScroll(page);
        expect(overflow, pathOf(page_, language)).toBeLessThanOrEqual(0);
      }
    }
  });
}

test("nothing is fetched from another origin", async ({ page, site }) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(site)) elsewhere.push(request.url());
  });
  for (const page_ of pageIds) await open(page, pathOf(page_, "fr"));
  expect(elsewhere).toEqual([]);
});
