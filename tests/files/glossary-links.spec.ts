import { languageCodes } from "#app/i18n/languages.ts";
import { partPath } from "#app/i18n/paths.ts";
import { builtPages } from "../support/site.ts";
import { content, expect, test } from "../support/test.ts";

for (const language of languageCodes) {
  const pages = builtPages.filter((built) => built.language === language && built.page !== "glossary");

  test(`every term of the glossary is linked from a page that uses it (${language})`, () => {
    const unlinked = Object.keys(content.in[language].terms).filter((term) => {
      const link = `href="${partPath("glossary", term, language)}"`;
      return !pages.some(({ html }) => html.includes(link));
    });
    expect(unlinked).toEqual([]);
  });

  test(`a short form of another language says which one it is of (${language})`, () => {
    const own = new Set(Object.values(content.in[language].terms).map(({ abbreviation }) => abbreviation));
    const [other] = languageCodes.filter((code) => code !== language);
    const rsc = pages.find(({ page }) => page === "rsc")?.html ?? "";
    const marked = [...rsc.matchAll(/<abbr[^>]* lang="(\w+)"[^>]*>([^<]+)</g)];
    expect(marked.length).toBeGreaterThan(0);
    for (const [, code, form] of marked) {
      expect(code).toBe(other);
      expect(own.has(form)).toBe(false);
    }
  });
}

test("a title of a standard that exists in English alone is marked as English on a French page", () => {
  const rsc = builtPages.find(({ page, language }) => page === "rsc" && language === "fr")?.html ?? "";
  const titles = content.in.fr.rsc.standards.items.flatMap(({ englishTitle }) => englishTitle ?? []);
  expect(titles.length).toBeGreaterThan(3);
  for (const title of titles) expect(rsc).toContain(`<span lang="en">${title}</span>`);
});
