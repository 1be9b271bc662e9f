import type { Page } from "@playwright/test";
import sharp from "sharp";
import { headingText } from "#app/ui/heading-text.ts";
import { textsBelow } from "#model/read/texts-below.ts";
import { methodOf, type PageId } from "#model/site/pages.ts";
import { languageCodes, officeIds } from "../support/current-site.ts";
import { builtPages } from "../support/site.ts";
import { content, expect, known, test } from "../support/test.ts";

type Value = string | number | Thing | readonly Value[];
interface Thing {
  readonly [property: string]: Value;
}

/** Reads the head of every page as search engines and social networks do, without running scripts. */
async function readings(page: Page) {
  const read = await page.evaluate(
    (pages) =>
      pages.map(({ html }) => {
        const { head, body, documentElement } = new DOMParser().parseFromString(html, "text/html");
        const only = (selector: string, attribute: string) => {
          const found = head.querySelectorAll(selector);
          return found.length === 1 ? (found[0]?.getAttribute(attribute) ?? "") : `${found.length} of them`;
        };
        const texts = (root: Element, selector: string) =>
          [...root.querySelectorAll(selector)].map((part) => part.textContent);
        const table = (selector: string, keys: readonly string[], value: string) => {
          const keyOf = (element: Element) => keys.map((key) => element.getAttribute(key)).join("");
          const found = [...head.querySelectorAll(selector)];
          return Object.fromEntries(found.map((each) => [keyOf(each), each.getAttribute(value) ?? ""]));
        };
        return {
          lang: documentElement.lang,
          title: texts(head, "title").join(" and "),
          description: only('meta[name="description"]', "content"),
          keywords: only('meta[name="keywords"]', "content"),
          canonical: only('link[rel="canonical"]', "href"),
          alternates: table('link[rel="alternate"]', ["hreflang"], "href"),
          tags: table('meta[property], meta[name^="twitter:"]', ["property", "name"], "content"),
          graphs: texts(documentElement, 'script[type="application/ld+json"]'),
          titles: texts(body, "h1"),
          way: texts(body, "main nav:has([aria-current='page']) ol > li"),
          headings: texts(body, "h2"),
        };
      }),
    builtPages,
  );
  return builtPages.map((built, index) => ({ ...built, ...known(read[index]) }));
}

const { brand, offices: places } = content.company;

test("every page has its title, address, breadcrumb, alternates and picture @slow", async ({
  page,
  request,
}) => {
  const all = await readings(page);
  const byPath = new Map(all.map((read) => [read.path, read]));
  const pictures = new Set<string>();
  for (const { path, page: id, language, alternates, canonical, tags, ...read } of all) {
    const { [id]: words, frame, cnd } = content.in[language];
    const { title, description, keywords } = words.meta;
    expect(read, path).toMatchObject({
      lang: language,
      title: title.includes("{product}")
        ? title.replace("{product}", brand.name)
        : `${title} - ${brand.name}`,
      description,
      keywords: keywords.join(", "),
      titles: [headingText(words.hero.title)],
    });
    expect(new URL(canonical).pathname, path).toBe(path);
    expect(description.length, path).toBeLessThanOrEqual(155);
    expect(description.length, path).toBeGreaterThan(50);
    const method = methodOf(id);
    if (method)
      expect(read.way, path).toEqual([
        frame.labels.Accueil,
        cnd.breadcrumb,
        content.in[language][`methods/${method}`].name,
      ]);
    if ("breadcrumb" in words) expect(read.way, path).toEqual([frame.labels.Accueil, words.breadcrumb]);
    if ("intro" in words) expect(read.headings, path).toContain(headingText(words.intro.title));

    // A page and its translations name each other; x-default is the default language.
    expect(Object.keys(alternates), path).toEqual([...languageCodes, "x-default"]);
    expect(Object.values(alternates), path).toContain(canonical);
    expect(alternates["x-default"], path).toBe(alternates.fr);
    for (const twin of Object.values(alternates))
      expect(byPath.get(new URL(twin).pathname)?.alternates, `${path} and ${twin}`).toEqual(alternates);

    expect(tags, path).toMatchObject({
      "og:url": canonical,
      "og:site_name": brand.name,
      "twitter:card": "summary_large_image",
    });
    for (const part of ["title", "description", "image", "image:alt"]) {
      expect(tags[`og:${part}`], `${part} of ${path}`).toBeTruthy();
      expect(tags[`twitter:${part}`], `${part} of ${path}`).toBe(tags[`og:${part}`]);
    }
    const response = await request.get(new URL(tags["og:image"] ?? "").pathname);
    expect(response.status(), path).toBe(200);
    const body = await response.body();
    expect(await sharp(body).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    // Social networks ignore pictures above about 300 kB.
    expect(body.length).toBeLessThan(200_000);
    pictures.add(body.toString("base64"));
  }
  expect(pictures.size).toBe(all.length);
  for (const key of ["title", "description", "canonical"] as const)
    expect(new Set(all.map((read) => read[key])).size, key).toBe(all.length);
});

test("the sitemap lists every page with its translations", async ({ page, request }) => {
  const all = await readings(page);
  const robots = await request.get("/robots.txt");
  expect(robots.headers()["content-type"]).toContain("text/plain");
  const sitemap = /^Sitemap: (.+)$/m.exec(await robots.text())?.[1] ?? "";
  const response = await request.get(new URL(sitemap).pathname);
  expect(response.headers()["content-type"]).toContain("xml");
  const xml = await response.text();
  expect(xml).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
  expect(xml).toContain(' xmlns:xhtml="http://www.w3.org/1999/xhtml">');
  const listed = [...xml.matchAll(/<url>\s*<loc>(.*?)<\/loc>(.*?)<\/url>/gs)].map(
    ([, address = "", links = ""]) => {
      const twins = links.matchAll(/<xhtml:link rel="alternate" hreflang="(.*?)" href="(.*?)"\/>/g);
      return [address, Object.fromEntries([...twins].map(([, code = "", href]) => [code, href]))] as const;
    },
  );
  expect(new Map(listed)).toEqual(new Map(all.map(({ canonical, alternates }) => [canonical, alternates])));
  expect(listed).toHaveLength(all.length);
});

test.describe("the structured data", () => {
  const things = (graph: string) => (JSON.parse(graph) as { readonly "@graph": readonly Thing[] })["@graph"];

  /** All nested values, each with the name of its property. */
  function leaves(value: Value, property = ""): { readonly property: string; readonly text: string }[] {
    if (typeof value !== "object") return [{ property, text: String(value) }];
    if (Array.isArray(value)) return value.flatMap((entry: Value) => leaves(entry, property));
    return Object.entries(value).flatMap(([name, entry]) => leaves(entry, name));
  }

  const controls = ["cnd", "rsc", "crs"] as const;
  const kinds: Readonly<Partial<Record<PageId, string>>> = { about: "AboutPage", contact: "ContactPage" };

  /** Types of the things that a page is about, besides company, site and page. */
  function subjects(page: PageId): readonly string[] {
    if (page === "home" || page === "contact") return officeIds.map(() => "LocalBusiness");
    if (page === "control") return controls.map(() => "Service");
    if (methodOf(page) || controls.some((id) => id === page)) return ["Service"];
    if (page === "glossary") return ["DefinedTermSet"];
    if (page !== "formation") return [];
    const { safety, rescue, management } = content.in.fr.formation.tabs.items;
    return [safety, rescue, management].flatMap(({ courses }) => courses.map(() => "Course"));
  }

  test("describes what a page is about, with values from the site only @slow", async ({ page, request }) => {
    const all = await readings(page);
    const pages = new Map(all.map(({ path, html }) => [path, html]));
    const addresses = new Set<string>();
    for (const { page: id, path, language, title, graphs, way } of all) {
      expect(graphs, path).toHaveLength(1);
      const graph = things(graphs[0] ?? "");
      const types = graph.map((thing) => thing["@type"]);
      expect(types, path).toEqual([
        ...["Organization", "WebSite", kinds[id] ?? "WebPage"],
        ...(id === "home" ? [] : ["BreadcrumbList"]),
        ...subjects(id),
      ]);
      const list = graph.find((thing) => thing["@type"] === "BreadcrumbList");
      const named = ((list?.itemListElement ?? []) as readonly Thing[]).map(({ name }) => name);
      expect(named, path).toEqual(way);

      const regions = new Intl.DisplayNames([language], { type: "region" });
      const said = new Set<string | undefined>([
        ...textsBelow([content.in[language], content.company]).map(({ text }) => text),
        ...Object.values(places).flatMap(({ address: { city, country } }) => [
          `${brand.name} ${city}`,
          regions.of(country),
        ]),
        title,
      ]);
      const own = new Set(graph.map((thing) => thing["@id"]));
      for (const { property, text } of leaves(graph)) {
        if (["url", "item", "image", "logo"].includes(property)) addresses.add(text);
        // Offices are described in full only on the pages that show them; other pages refer to them by id.
        else if (property === "@id")
          expect(
            own.has(text) || officeIds.some((office) => text.endsWith(`/#${office}`)),
            `${path}: ${text}`,
          ).toBe(true);
        else if (!["@type", "inLanguage", "position"].includes(property))
          expect(said.has(text), `${path}: ${property}: ${text}`).toBe(true);
      }
    }
    expect(addresses.size).toBeGreaterThan(all.length);
    for (const address of addresses) {
      const { pathname, hash } = new URL(address);
      if (hash === "") expect((await request.get(pathname)).status(), address).toBe(200);
      else expect(pages.get(pathname), address).toContain(` id="${hash.slice(1)}"`);
    }
  });
});
