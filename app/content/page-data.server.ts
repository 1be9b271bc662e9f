import type { Language } from "#app/i18n/languages.ts";
import type { PageId } from "#app/i18n/paths.ts";
import type * as pages from "#app/pages/pages.server.ts";
import { pageHead, type PageHead } from "#app/seo/page-head.ts";
import { content } from "./content.server.ts";
import { pagesAbove, shortName } from "./links.server.ts";
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

/** Head and breadcrumb of an inner page. @param subject what it is about, for search engines */
export function frontOf(page: Exclude<PageId, "home">, language: Language, subject?: PageSubject) {
  const { frame, [page]: words } = content.in[language];
  return {
    head: headOf(page, language, { words: words.meta }, subject),
    breadcrumb: {
      label: frame.breadcrumb,
      above: pagesAbove(page, language),
      current: shortName(page, language),
    },
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
    ...frontOf(page, language, subject),
    words,
    pictures: picturesOf(page, language),
  };
}
