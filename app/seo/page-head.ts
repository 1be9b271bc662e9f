import type { StructuredData } from "./structured-data/graph.ts";
import type { Language } from "#app/i18n/languages.ts";
import { pathOf, type PageId } from "#app/i18n/paths.ts";
import { alternatesOf, type Alternate } from "./alternates.ts";
import { socialImagePath } from "./social-image.ts";

/** What a loader gives for the head of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly language: Language;
  /** Absolute address of the page. Absent on the not-found page, which has none. */
  readonly address?: string;
  /** The page in every language. */
  readonly alternates?: readonly Alternate[];
  /** Absolute address of the picture shown where the page is shared. */
  readonly picture?: string;
  /** Title and description when the page is shared, where they differ. */
  readonly social?: { readonly title: string; readonly description: string };
  /** The name of the site, for those who show where a shared page comes from. */
  readonly site: string;
  /** What the page says to search engines in JSON-LD. */
  readonly graph?: StructuredData;
}

interface HeadWords {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

interface HeadOptions {
  readonly page?: PageId;
  readonly language: Language;
  readonly words: HeadWords;
  readonly brand: string;
  readonly siteUrl: string;
  readonly social?: { readonly title: string; readonly description: string };
}

/** Puts the brand where the writer put `{product}`, or else behind the title. */
function withBrand(title: string, brand: string): string {
  return title.includes("{product}") ? title.replaceAll("{product}", () => brand) : `${title} - ${brand}`;
}

/** Makes the head of a page from its words. Addresses are built from the paths table, never from the location. */
export function pageHead({ page, language, words, brand, siteUrl, social }: HeadOptions): PageHead {
  return {
    title: withBrand(words.title, brand),
    description: words.description,
    keywords: words.keywords.join(", "),
    language,
    site: brand,
    ...(page && {
      address: siteUrl + pathOf(page, language),
      alternates: alternatesOf(siteUrl, page),
      picture: siteUrl + socialImagePath(page, language),
    }),
    ...(social && { social: { title: withBrand(social.title, brand), description: social.description } }),
  };
}
