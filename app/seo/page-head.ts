import type { MetaDescriptor } from "react-router";
import { languages, type Language } from "#app/i18n/languages.ts";
import { pathOf, type PageId } from "#app/i18n/paths.ts";
import { socialImagePath, socialImageSize } from "./social-image.ts";

/** What a loader gives for the head of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly language: Language;
  /** Absolute address of the page in each language. Absent on the not-found page, which has none. */
  readonly addresses?: Readonly<Record<Language, string>>;
  /** Absolute address of the picture shown where the page is shared. */
  readonly picture?: string;
  /** Title and description when the page is shared, where they differ. */
  readonly social?: { readonly title: string; readonly description: string };
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
  const address = (code: Language) => (page ? siteUrl + pathOf(page, code) : "");
  return {
    title: withBrand(words.title, brand),
    description: words.description,
    keywords: words.keywords.join(", "),
    language,
    ...(page && {
      addresses: Object.fromEntries(languages.map(({ code }) => [code, address(code)])) as Record<
        Language,
        string
      >,
    }),
    ...(page && { picture: siteUrl + socialImagePath(page, language) }),
    ...(social && { social: { title: withBrand(social.title, brand), description: social.description } }),
  };
}

/** The tags of a page's head, for a route's `meta` export. */
export function headTags({
  title,
  description,
  keywords,
  language,
  addresses,
  picture,
  social,
}: PageHead): MetaDescriptor[] {
  const shared = social ?? { title, description };
  const tags: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { name: "keywords", content: keywords },
    { property: "og:type", content: "website" },
    { property: "og:title", content: shared.title },
    { property: "og:description", content: shared.description },
    ...languages.map(({ code, openGraphLocale }) => ({
      property: code === language ? "og:locale" : "og:locale:alternate",
      content: openGraphLocale,
    })),
  ];
  if (picture !== undefined) {
    tags.push(
      { property: "og:image", content: picture },
      { property: "og:image:width", content: String(socialImageSize.width) },
      { property: "og:image:height", content: String(socialImageSize.height) },
      { property: "og:image:alt", content: shared.title },
      { name: "twitter:card", content: "summary_large_image" },
    );
  }
  if (!addresses) return [...tags, { name: "robots", content: "noindex" }];
  return [
    ...tags,
    { property: "og:url", content: addresses[language] },
    { tagName: "link", rel: "canonical", href: addresses[language] },
    ...languages.map(({ code }) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: code,
      href: addresses[code],
    })),
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: addresses.fr },
  ];
}
