import type { Language } from "#app/i18n/languages.ts";
import type { PageId } from "#app/i18n/paths.ts";
import type * as pages from "#app/pages/pages.server.ts";
import { pageHead, type PageHead } from "#app/seo/page-head.ts";
import { content } from "./content.server.ts";
import { pagesAbove } from "./links.server.ts";
import { picturesOf } from "./pictures.server.ts";
import { siteUrl } from "./site-url.server.ts";
import { structuredData, type PageSubject } from "./structured-data.server.ts";

type HeadWords = Pick<Parameters<typeof pageHead>[0], "words" | "social">;

/** The head of a page; of the not-found page, where none is named. */
export function headOf(
  page: PageId | undefined,
  language: Language,
  words: HeadWords,
  subject: PageSubject = {},
): PageHead {
  const head = pageHead({
    ...(page && { page }),
    language,
    ...words,
    brand: content.company.brand.name,
    siteUrl,
  });
  return { ...head, ...(page && { graph: structuredData(page, language, head.title, subject) }) };
}

/** Where a page stands. @param current what it is called there */
export function breadcrumbOf(page: PageId, current: string, language: Language) {
  return {
    label: content.in[language].frame.breadcrumb,
    above: pagesAbove(page, language),
    current,
  };
}

/** Head, breadcrumb, words and pictures of a page that has a folder. @param subject what it is about, for search engines */
export function pageData<Page extends Exclude<keyof typeof pages, "home">>(
  page: Page,
  language: Language,
  subject?: PageSubject,
) {
  const { meta, breadcrumb, ...words } = content.in[language][page];
  return {
    head: headOf(page, language, { words: meta }, subject),
    breadcrumb: breadcrumbOf(page, breadcrumb, language),
    words,
    pictures: picturesOf(page, language),
  };
}
