import type { Page } from "@playwright/test";
import { languageCodes } from "#app/i18n/languages.ts";
import { pageIds } from "#app/i18n/paths.ts";
import { builtPages } from "../support/site.ts";
import { content, expect, test } from "../support/test.ts";

/** What stands in the head of the open page, as a search engine reads it. */
interface Head {
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly canonical: string;
  readonly alternates: Readonly<Record<string, string>>;
  readonly tags: Readonly<Record<string, string>>;
}

/** Reads the heads of all pages in one browser page, without running their scripts. */
async function headsOf(page: Page): Promise<Map<string, Head>> {
  const heads = await page.evaluate(
    (pages) =>
      pages.map(({ path, html }) => {
        const { head, documentElement } = new DOMParser().parseFromString(html, "text/html");
        const named = (name: string) => head.querySelectorAll(`meta[name="${name}"]`);
        const only = (elements: NodeListOf<Element>, attribute: string) =>
          elements.length === 1 ? (elements[0]?.getAttribute(attribute) ?? "") : `${elements.length} of them`;
        const links = [...head.querySelectorAll('link[rel="alternate"]')];
        const tags = [...head.querySelectorAll('meta[property], meta[name^="twitter:"]')];
        const { length } = head.querySelectorAll("title");
        return [
          path,
          {
            lang: documentElement.lang,
            title: length === 1 ? (head.querySelector("title")?.textContent ?? "") : `${length} titles`,
            description: only(named("description"), "content"),
            keywords: only(named("keywords"), "content"),
            canonical: only(head.querySelectorAll('link[rel="canonical"]'), "href"),
            alternates: Object.fromEntries(
              links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
            ) as Record<string, string>,
            tags: Object.fromEntries(
              tags.map((tag) => [
                tag.getAttribute("property") ?? tag.getAttribute("name"),
                tag.getAttribute("content"),
              ]),
            ) as Record<string, string>,
          },
        ] as const;
      }),
    builtPages,
  );
  return new Map(heads);
}

const pathsOf = (addresses: Iterable<string>) => [...addresses].map((address) => new URL(address).pathname);

test("every page has the title, the description and the keywords of its content, and its own address", async ({
  page,
}) => {
  const heads = await headsOf(page);
  expect(heads.size).toBe(pageIds.length * languageCodes.length);
  const { name } = content.company.brand;
  for (const { path, page: id, language } of builtPages) {
    const { title, description, keywords } = content.in[language][id].meta;
    expect(heads.get(path), path).toMatchObject({
      lang: language,
      title: title.includes("{product}") ? title.replace("{product}", name) : `${title} - ${name}`,
      description,
      keywords: keywords.join(", "),
    });
  }
  for (const [path, head] of heads) {
    expect(new URL(head.canonical).pathname, path).toBe(path);
    expect(head.title, path).toContain(content.company.brand.name);
    expect(head.description.length, path).toBeLessThanOrEqual(155);
    expect(head.description.length, path).toBeGreaterThan(50);
    expect(head.keywords.split(", ").length, path).toBeGreaterThan(2);
  }
  for (const key of ["title", "description", "canonical"] as const)
    expect(new Set([...heads.values()].map((head) => head[key])).size, key).toBe(heads.size);
});

test("a page and its twin name each other, and French for readers of any other language", async ({
  page,
}) => {
  const heads = await headsOf(page);
  for (const [path, { alternates, canonical }] of heads) {
    expect(Object.keys(alternates), path).toEqual([...languageCodes, "x-default"]);
    expect(Object.values(alternates), path).toContain(canonical);
    expect(alternates["x-default"], path).toBe(alternates.fr);
    for (const twin of pathsOf(Object.values(alternates)))
      expect(heads.get(twin)?.alternates, `${path} and ${twin}`).toEqual(alternates);
  }
});

test("a shared page shows its own title, words and picture, to X and to all others", async ({ page }) => {
  const heads = await headsOf(page);
  for (const [path, { tags, canonical }] of heads) {
    expect(tags["og:url"], path).toBe(canonical);
    expect(tags["og:site_name"], path).toBe(content.company.brand.name);
    for (const part of ["title", "description", "image", "image:alt"]) {
      expect(tags[`og:${part}`], `${part} of ${path}`).toBeTruthy();
      expect(tags[`twitter:${part}`], `${part} of ${path}`).toBe(tags[`og:${part}`]);
    }
    expect(tags["twitter:card"], path).toBe("summary_large_image");
  }
  expect(new Set([...heads.values()].map(({ tags }) => tags["og:image"])).size).toBe(heads.size);
});

test("the sitemap is well formed and lists every page with its twins, and every address answers", async ({
  page,
  request,
}) => {
  const heads = await headsOf(page);
  const response = await request.get("/sitemap.xml");
  expect(response.headers()["content-type"]).toContain("xml");
  const entries = await page.evaluate(
    (xml) => {
      const { documentElement: root } = new DOMParser().parseFromString(xml, "application/xml");
      const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
      if (root.localName !== "urlset" || root.namespaceURI !== namespace) throw new Error(root.outerHTML);
      return [...root.children].map((entry) => ({
        parts: [...entry.children].map((part) => part.nodeName),
        address: entry.querySelector("loc")?.textContent ?? "",
        alternates: Object.fromEntries(
          [...entry.getElementsByTagNameNS("http://www.w3.org/1999/xhtml", "link")].map(
            (link) => [link.getAttribute("hreflang") ?? "", link.getAttribute("href")] as const,
          ),
        ),
      }));
    },
    await response.text(),
  );
  expect(pathsOf(entries.map(({ address }) => address)).sort()).toEqual([...heads.keys()].sort());
  for (const { parts, address, alternates } of entries) {
    const head = heads.get(new URL(address).pathname);
    expect(address).toBe(head?.canonical);
    expect(alternates, address).toEqual(head?.alternates);
    expect(parts.join(" "), address).toMatch(/^loc( xhtml:link){3}$/);
    expect((await request.get(new URL(address).pathname, { maxRedirects: 0 })).status(), address).toBe(200);
  }
});

test("robots are told where the sitemap is", async ({ request }) => {
  const response = await request.get("/robots.txt");
  expect(response.headers()["content-type"]).toContain("text/plain");
  const sitemap = /^Sitemap: (.+)$/m.exec(await response.text())?.[1] ?? "";
  expect((await request.get(new URL(sitemap).pathname)).status()).toBe(200);
});

test("every page has one title, its own, and its way from the home page above it", async ({ page }) => {
  const shown = await page.evaluate(
    (pages) =>
      pages.map(({ path, html }) => {
        const { body } = new DOMParser().parseFromString(html, "text/html");
        const texts = (selector: string) =>
          [...body.querySelectorAll(selector)].map((part) => part.textContent);
        return {
          path,
          titles: texts("h1"),
          way: texts("main nav:has([aria-current='page']) ol > li"),
          headings: texts("h2"),
        };
      }),
    builtPages,
  );
  for (const [index, { page: id, language }] of builtPages.entries()) {
    const { [id]: words, frame } = content.in[language];
    expect(shown[index]?.titles, id).toEqual([words.hero.title]);
    if (!("breadcrumb" in words)) continue;
    expect(shown[index]?.way, id).toEqual([frame.labels.Accueil, words.breadcrumb]);
    if ("intro" in words) expect(shown[index]?.headings, id).toContain(words.intro.title);
  }
});
