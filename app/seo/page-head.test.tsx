import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import type { PageId } from "#app/i18n/paths.ts";
import { HeadTags } from "#app/seo/head-tags.tsx";
import { pageHead, type PageHead } from "#app/seo/page-head.ts";

const siteUrl = "https://site.example";
const brand = "Marque";
const words = { title: "À propos", description: "Une description.", keywords: ["soudage", "contrôle"] };

interface Options {
  readonly page?: PageId;
  readonly language?: Language;
  readonly title?: string;
  readonly brand?: string;
  readonly social?: { readonly title: string; readonly description: string };
}

/** The head of the French About page, but for what a test says otherwise. */
function headOf({
  page = "about",
  language = "fr",
  title = words.title,
  brand: name = brand,
  social,
}: Options = {}) {
  return pageHead({
    page,
    language,
    words: { ...words, title },
    brand: name,
    siteUrl,
    ...(social && { social }),
  });
}

const notFoundHead = (language: Language) => pageHead({ language, words, brand, siteUrl });

const markupOf = (head: PageHead) => renderToStaticMarkup(<HeadTags head={head} />);

type Tags = readonly Readonly<Record<string, string>>[];

/** What stands in the head of a page: the attributes of each tag, and its name and text. */
function tagsOf(head: PageHead): Tags {
  return [...markupOf(head).matchAll(/<(\w+)([^>]*?)\/?>(?:([^<]*)<\/\1>)?/g)].map(
    ([, tagName = "", attributes = "", text = ""]) => ({
      ...Object.fromEntries(
        [...attributes.matchAll(/(\S+?)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]),
      ),
      tagName,
      text,
    }),
  );
}

/** What the tags with the given name or property say, in order. */
function contents(tags: Tags, attribute: "name" | "property", value: string): unknown[] {
  return tags.filter((tag) => tag[attribute] === value).map(({ content }) => content);
}

/** Where the links of the given kind lead, in order. */
function links(tags: Tags, rel: string): { readonly language: unknown; readonly href: unknown }[] {
  return tags
    .filter((tag) => tag.tagName === "link" && tag.rel === rel)
    .map(({ hrefLang, href }) => ({ language: hrefLang, href }));
}

const titles = (tags: Tags) => tags.filter(({ tagName }) => tagName === "title").map(({ text }) => text);

describe("the title of a page", () => {
  test("has the brand behind it", () => {
    expect(headOf().title).toBe("À propos - Marque");
  });

  test("has the brand where the writer put {product}", () => {
    expect(headOf({ page: "home", title: "{product} - Bureau de contrôle" }).title).toBe(
      "Marque - Bureau de contrôle",
    );
  });

  test("has the brand wherever the writer put {product}, and not behind it as well", () => {
    expect(headOf({ title: "{product}, la marque {product}" }).title).toBe("Marque, la marque Marque");
  });

  test("shows a brand with dollar signs as it is", () => {
    expect(headOf({ title: "{product} - Contact", brand: "A$$ & $&" }).title).toBe("A$$ & $& - Contact");
  });

  test("stands once in the tags", () => {
    expect(titles(tagsOf(headOf()))).toEqual(["À propos - Marque"]);
  });
});

test("the description and the keywords of a page stand in its tags, keywords parted by commas", () => {
  const tags = tagsOf(headOf());
  expect(contents(tags, "name", "description")).toEqual(["Une description."]);
  expect(contents(tags, "name", "keywords")).toEqual(["soudage, contrôle"]);
});

describe("the addresses of a page", () => {
  const french = { language: "fr", href: "https://site.example/about_us" };
  const english = { language: "en", href: "https://site.example/en/about_us" };
  const unchosen = { language: "x-default", href: "https://site.example/about_us" };

  test.each([
    ["fr", french.href],
    ["en", english.href],
  ] as const)("name the page in its own language as the canonical one (%s)", (language, href) => {
    const tags = tagsOf(headOf({ language }));
    expect(links(tags, "canonical")).toEqual([{ language: undefined, href }]);
    expect(contents(tags, "property", "og:url")).toEqual([href]);
  });

  test.each(["fr", "en"] as const)(
    "name French, English and, for everyone else, French as alternates (%s)",
    (language) => {
      expect(links(tagsOf(headOf({ language })), "alternate")).toEqual([french, english, unchosen]);
    },
  );

  test("of home are the root and the folder of English, without a slash at its end", () => {
    const tags = tagsOf(headOf({ page: "home", language: "en" }));
    expect(links(tags, "canonical")).toEqual([{ language: undefined, href: "https://site.example/en" }]);
    expect(links(tags, "alternate").map(({ href }) => href)).toEqual([
      "https://site.example/",
      "https://site.example/en",
      "https://site.example/",
    ]);
  });

  test("let search engines list the page", () => {
    expect(contents(tagsOf(headOf()), "name", "robots")).toEqual([]);
  });
});

describe.each(["fr", "en"] as const)("the not-found page (%s)", (language) => {
  const tags = tagsOf(notFoundHead(language));

  test("is kept out of search engines", () => {
    expect(contents(tags, "name", "robots")).toEqual(["noindex"]);
  });

  test("has no address: neither canonical, nor alternate, nor shared", () => {
    expect(notFoundHead(language)).not.toHaveProperty("address");
    expect(tags.filter(({ tagName }) => tagName === "link")).toEqual([]);
    expect(contents(tags, "property", "og:url")).toEqual([]);
  });

  test("still has a title and a description", () => {
    expect(titles(tags)).toEqual(["À propos - Marque"]);
    expect(contents(tags, "name", "description")).toEqual(["Une description."]);
  });
});

describe("a page that is shared", () => {
  const social = { title: "{product} partagé", description: "Pour le partage." };

  test("shows its own title and description", () => {
    const tags = tagsOf(headOf());
    expect(contents(tags, "property", "og:title")).toEqual(["À propos - Marque"]);
    expect(contents(tags, "property", "og:description")).toEqual(["Une description."]);
  });

  test("shows the texts for sharing where they are written, with the brand, and leaves title and description", () => {
    const tags = tagsOf(headOf({ page: "home", social }));
    expect(contents(tags, "property", "og:title")).toEqual(["Marque partagé"]);
    expect(contents(tags, "property", "og:description")).toEqual(["Pour le partage."]);
    expect(titles(tags)).toEqual(["À propos - Marque"]);
    expect(contents(tags, "name", "description")).toEqual(["Une description."]);
  });

  test("has the brand behind a title for sharing that does not place it", () => {
    const tags = tagsOf(headOf({ page: "home", social: { ...social, title: "Partage" } }));
    expect(contents(tags, "property", "og:title")).toEqual(["Partage - Marque"]);
  });

  test.each([
    ["fr", "fr_TN", "en_GB"],
    ["en", "en_GB", "fr_TN"],
  ] as const)("in %s says that it is in %s and can be had in %s", (language, locale, alternate) => {
    const tags = tagsOf(headOf({ language }));
    expect(contents(tags, "property", "og:locale")).toEqual([locale]);
    expect(contents(tags, "property", "og:locale:alternate")).toEqual([alternate]);
    expect(contents(tags, "property", "og:type")).toEqual(["website"]);
  });
});

describe("what a page says to search engines", () => {
  const graph = { "@context": "https://schema.org", "@graph": [] } as const;

  test("stands in a script of its own, word by word", () => {
    const scripts = tagsOf({ ...headOf(), graph }).filter(({ tagName }) => tagName === "script");
    expect(scripts).toEqual([
      { tagName: "script", type: "application/ld+json", text: JSON.stringify(graph) },
    ]);
    expect(markupOf(headOf())).not.toContain("<script");
  });

  test("cannot end that script, and is read as it was written", () => {
    const name = "</script><script>alert()</script><!--";
    const things = [{ "@type": "WebSite", name }];
    const markup = markupOf({ ...headOf(), graph: { ...graph, "@graph": things } });
    const [, text = "", ...others] = markup.split(/<script[^>]*>|<\/script>/);
    expect(others).toEqual([""]);
    expect(text).not.toContain("<");
    expect(JSON.parse(text)).toMatchObject({ "@graph": [{ name }] });
  });
});
