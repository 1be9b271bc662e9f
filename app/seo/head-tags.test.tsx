import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { languages } from "#app/site/site.server.ts";
import { HeadTags, type Head } from "./head-tags.server.tsx";

const about: Head = {
  page: "about",
  language: "en",
  siteUrl: "https://site.example",
  brand: "Marque",
  title: "About - Marque",
  description: "A description.",
  keywords: ["welding", "inspection"],
};

const markupOf = (changes: Partial<Head> = {}) => renderToStaticMarkup(<HeadTags {...about} {...changes} />);

test("a page names its own language, and the languages of its translations", () => {
  for (const { code, openGraphLocale } of languages)
    expect(markupOf()).toContain(
      `<meta property="og:locale${code === "en" ? "" : ":alternate"}" content="${openGraphLocale}"/>`,
    );
});

test("the not-found page has no address and is kept out of search engines", () => {
  const markup = markupOf({ page: undefined });
  expect(markup).toContain('<meta name="robots" content="noindex"/>');
  expect(markup).not.toMatch(/<link|og:url|og:image/);
  expect(markupOf()).not.toContain("robots");
});

test("sharing tags contain the page's title and description, or those written for sharing", () => {
  expect(markupOf()).toContain('<meta property="og:title" content="About - Marque"/>');
  const shared = markupOf({ social: { title: "Shared - Marque", description: "For sharing." } });
  expect(shared).toContain('<meta property="og:title" content="Shared - Marque"/>');
  expect(shared).toContain('<meta name="twitter:description" content="For sharing."/>');
  expect(shared).toContain("<title>About - Marque</title>");
});

test("structured data cannot end its script element, and parses to the same values", () => {
  const graph = { name: "</script><script>alert()</script><!--" };
  const [, text = "", ...others] = markupOf({ graph }).split(/<script[^>]*>|<\/script>/);
  expect(others).toEqual([""]);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual(graph);
});
