/** What every page needs: its head, its first screen, its breadcrumb. */
import type { Language, PageId } from "#model/site/pages.ts";
import type * as pages from "#model/schema/pages/index.ts";
import type { Words } from "#model/schema/model.ts";
import type { OfficeWords } from "#model/schema/parts.ts";
import type { Head } from "#app/seo/head-tags.server.tsx";
import { content } from "./content.server.ts";
import { officeLines, type OfficeLinesData } from "./offices.server.ts";
import { pagesAbove } from "./links.server.ts";
import { picturesOf } from "./pictures.server.ts";
import { siteUrl } from "./site-url.server.ts";
import { structuredData, type PageSubject } from "./structured-data.server.ts";

const brand = content.company.brand.name;

/** A title with the brand: in place of `{product}`, or else after the title. */
const withBrand = (title: string) =>
  title.includes("{product}") ? title.replaceAll("{product}", () => brand) : `${title} - ${brand}`;

/** The head of a page. @param page undefined for the not-found page */
export function headOf(
  page: PageId | undefined,
  language: Language,
  { meta, social }: Pick<Words["home"], "meta"> & Partial<Pick<Words["home"], "social">>,
  subject: PageSubject = {},
): Head {
  const title = withBrand(meta.title);
  return {
    page,
    language,
    siteUrl,
    brand,
    ...meta,
    title,
    social: social && { ...social, title: withBrand(social.title) },
    graph: page && structuredData(page, language, title, subject),
  };
}

/** The breadcrumb of a page. @param current its label for the page itself */
export function breadcrumbOf(page: PageId, current: string, language: Language) {
  return { label: content.in[language].frame.breadcrumb, above: pagesAbove(page, language), current };
}

export type HeroData = Words["about"]["hero"] & { readonly breadcrumb: ReturnType<typeof breadcrumbOf> };

/** Head, first screen, words and pictures of a page. @param subject what the page is about, for search engines */
export function pageData<Page extends Exclude<keyof typeof pages, "home">>(
  page: Page,
  language: Language,
  subject?: PageSubject,
) {
  const { meta, breadcrumb, hero, ...rest } = content.in[language][page];
  type Rest = typeof rest;
  const { offices, ...words } = rest as Rest & { readonly offices?: OfficeWords };
  return {
    head: headOf(page, language, { meta }, subject),
    hero: { ...hero, breadcrumb: breadcrumbOf(page, breadcrumb, language) },
    words,
    offices: (offices && officeLines(page, offices, language)) as Rest extends { offices: OfficeWords }
      ? OfficeLinesData
      : undefined,
    pictures: picturesOf(page, language),
  };
}
