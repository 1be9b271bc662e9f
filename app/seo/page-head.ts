import type { MetaDescriptor } from "react-router";
import type { StructuredData } from "./structured-data/graph.ts";
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
  const address = (code: Language) => (page ? siteUrl + pathOf(page, code) : "");
  return {
    title: withBrand(words.title, brand),
    description: words.description,
    keywords: words.keywords.join(", "),
    language,
    site: brand,
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
  site,
  graph,
}: PageHead): MetaDescriptor[] {
  const shared = social ?? { title, description };
  const tags: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { name: "keywords", content: keywords },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site },
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
      { property: "og:image:type", content: "image/jpeg" },
      { property: "og:image:width", content: String(socialImageSize.width) },
      { property: "og:image:height", content: String(socialImageSize.height) },
      { property: "og:image:alt", content: shared.title },
      { name: "twitter:card", content: "summary_large_image" },
      { name: "twitter:title", content: shared.title },
      { name: "twitter:description", content: shared.description },
      { name: "twitter:image", content: picture },
      { name: "twitter:image:alt", content: shared.title },
    );
  }
  if (graph) tags.push({ "script:ld+json": { ...graph } });
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
