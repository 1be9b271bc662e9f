import type { AboutPage, BreadcrumbList, ContactPage, WebPage, WebSite } from "schema-dts";
import { refer, idOf } from "./graph.ts";

interface SiteFacts {
  readonly siteUrl: string;
  readonly name: string;
  /** Codes of its languages. */
  readonly languages: readonly string[];
}

export function webSite({ siteUrl, name, languages }: SiteFacts): WebSite {
  return {
    "@type": "WebSite",
    "@id": idOf(siteUrl, "website"),
    url: `${siteUrl}/`,
    name,
    inLanguage: languages,
    publisher: refer(siteUrl, "organization"),
  };
}

interface PageFacts {
  readonly siteUrl: string;
  readonly kind: "AboutPage" | "ContactPage" | "WebPage";
  readonly url: string;
  readonly name: string;
  readonly description: string;
  readonly language: string;
  readonly image: string;
}

/** A page of the site, in one language. */
export function webPage(facts: PageFacts): AboutPage | ContactPage | WebPage {
  const { siteUrl, kind, url, name, description, language, image } = facts;
  return {
    "@type": kind,
    "@id": url,
    url,
    name,
    description,
    inLanguage: language,
    primaryImageOfPage: { "@type": "ImageObject", url: image },
    isPartOf: refer(siteUrl, "website"),
    about: refer(siteUrl, "organization"),
  };
}

/** The way to a page, from home to the page itself, as its breadcrumb shows it. */
export function breadcrumbList(
  steps: readonly { readonly name: string; readonly url: string }[],
): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  };
}
