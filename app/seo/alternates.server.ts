import { defaultLanguage, languages } from "#model/site/languages.ts";
import { pathOf, type PageId } from "#model/site/paths.ts";

/** All forms of a page, by language, and the default one for readers of any other. @param siteUrl without trailing slash */
export const alternatesOf = (siteUrl: string, page: PageId) => [
  ...languages.map(({ code }) => ({ hrefLang: code, href: siteUrl + pathOf(page, code) })),
  { hrefLang: "x-default", href: siteUrl + pathOf(page, defaultLanguage) },
];
