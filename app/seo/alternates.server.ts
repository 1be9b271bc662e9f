import { defaultLanguage, type PageId } from "#model/site/pages.ts";
import type { Site } from "#model/site/site.ts";

/** URLs of a page by language, and the default one for readers of any other. @param siteUrl without trailing slash */
export const alternatesOf = (
  { languages, pathOf }: Pick<Site, "languages" | "pathOf">,
  siteUrl: string,
  page: PageId,
) => [
  ...languages.map(({ code }) => ({ hrefLang: code, href: siteUrl + pathOf(page, code) })),
  { hrefLang: "x-default", href: siteUrl + pathOf(page, defaultLanguage) },
];
