import { defaultLanguage, languages } from "#model/site/languages.ts";
import { pathOf, type PageId } from "#model/site/paths.ts";

/** A page in a language, or in the default one for readers of any other (`x-default`). */
export interface Alternate {
  readonly hrefLang: string;
  /** Absolute address. */
  readonly href: string;
}

/**
 * All forms of a page, each naming all the others and itself.
 * @param siteUrl public address of the site, without trailing slash
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function alternatesOf(siteUrl: string, page: PageId): Alternate[] {
  return [
    ...languages.map(({ code }) => ({ hrefLang: code, href: siteUrl + pathOf(page, code) })),
    { hrefLang: "x-default", href: siteUrl + pathOf(page, defaultLanguage) },
  ];
}
