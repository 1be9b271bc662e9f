import type { Page } from "@playwright/test";
import { languageCodes } from "#app/i18n/languages.ts";
import { pageIds } from "#app/i18n/paths.ts";
import { pageSources } from "../build-tools/search/page-sources.ts";
import { builtPages } from "./support/built-site.ts";
import { content, expect, test } from "./support/test.ts";

/** What stands in the head of the open page, as a search engine reads it. */
interface Head {
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
        const head = new DOMParser().parseFromString(html, "text/html").head;
        const named = (name: string) => head.querySelectorAll(`meta[name="${name}"]`);
        const only = (elements: NodeListOf<Element>, attribute: string) =>
          elements.length === 1 ? (elements[0]?.getAttribute(attribute) ?? "") : `${elements.length} of them`;
        const links = [...head.querySelectorAll('link[rel="alternate"]')];
        const tags = [...head.querySelectorAll('meta[property], meta[name^="twitter:"]')];
        const { length } = head.querySelectorAll("title");
        return [
          path,
          {
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
    builtPages.map(({ path, html }) => ({ path, html })),
  );
  return new Map(heads);
}

const pathsOf = (addresses: Iterable<string>) => [...addresses].map((address) => new URL(address).pathname);

test("every page has a title, a description and an address of its own", async ({ page }) => {
  const heads = await headsOf(page);
  expect(heads.size).toBe(pageIds.length * languageCodes.length);
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
        day: entry.querySelector("lastmod")?.textContent,
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
  for (const { parts, address, day, alternates } of entries) {
    const head = heads.get(new URL(address).pathname);
    expect(address).toBe(head?.canonical);
    expect(alternates, address).toEqual(head?.alternates);
    // The order and the number of parts that the schema of sitemaps allows.
    expect(parts.join(" "), address).toMatch(/^loc( lastmod)?( xhtml:link){3}$/);
    if (day !== undefined) {
      expect(day, address).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(Date.parse(day), address).toBeLessThanOrEqual(Date.now());
    }
    expect((await request.get(new URL(address).pathname, { maxRedirects: 0 })).status(), address).toBe(200);
  }
});

test("robots are told where the sitemap is", async ({ request }) => {
  const response = await request.get("/robots.txt");
  expect(response.headers()["content-type"]).toContain("text/plain");
  const sitemap = /^Sitemap: (.+)$/m.exec(await response.text())?.[1] ?? "";
  expect((await request.get(new URL(sitemap).pathname)).status()).toBe(200);
});

/** All texts below a value of `content/`, as a page shows them: without marks. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return [value.replaceAll("*", "").trim()];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}

/** The pieces of text in the main part of each page, by its path. */
async function shownTexts(page: Page): Promise<Map<string, Set<string>>> {
  const shown = await page.evaluate(
    (pages) =>
      pages.map(({ path, html }) => {
        const parsed = new DOMParser().parseFromString(html, "text/html");
        const walker = parsed.createTreeWalker(parsed.querySelector("main") ?? parsed, NodeFilter.SHOW_TEXT);
        const pieces: string[] = [];
        while (walker.nextNode()) pieces.push(walker.currentNode.nodeValue?.trim() ?? "");
        return [path, pieces] as const;
      }),
    builtPages.map(({ path, html }) => ({ path, html })),
  );
  return new Map(shown.map(([path, pieces]) => [path, new Set(pieces)]));
}

test("the date of a page minds every file whose sentences the page shows, and no other", async ({ page }) => {
  const shown = await shownTexts(page);
  for (const { page: id, language, path } of builtPages) {
    const files: Readonly<Record<string, readonly string[]>> = {
      "company.yaml": texts(content.company),
      ...Object.fromEntries(
        pageIds.map((other) => [`${language}/${other}.yaml`, texts(content.in[language][other])]),
      ),
    };
    const sources = pageSources(id, language);
    const known = new Set(sources.flatMap((file) => files[file] ?? []));
    const isShown = (words: string) => shown.get(path)?.has(words) ?? false;
    // Shorter texts are names, which many pages share; one borrowed note does not make a page of two files.
    const isForeign = (words: string) => words.length > 45 && isShown(words) && !known.has(words);
    const foreign = Object.entries(files).map(([file, words]) => ({ file, words: words.filter(isForeign) }));
    expect(
      foreign.filter(({ words }) => words.length > 1),
      path,
    ).toEqual([]);
    expect(
      sources.filter((file) => !files[file]?.some(isShown)),
      path,
    ).toEqual([]);
  }
});
