import type { Language } from "#app/i18n/languages.ts";
import { languageOfPath, pathOf, type PageId } from "#app/i18n/paths.ts";
import { pageHead, type PageHead } from "#app/seo/page-head.ts";
import { content } from "./content.server.ts";
import { controls, pageLink, pageLinks } from "./links.server.ts";
import { logosOf } from "./logos.server.ts";
import { withPictures } from "./pictures.server.ts";
import { siteUrl } from "./site-url.server.ts";

type InnerPageId = Exclude<PageId, "home">;

function headOf(page: PageId, language: Language): PageHead {
  const words = content.in[language][page];
  return pageHead({
    page,
    language,
    words: words.meta,
    brand: content.company.brand.name,
    siteUrl,
    ...("social" in words && { social: words.social }),
  });
}

/** Words, pictures and links of the home page. */
export function homeData(url: URL) {
  const language = languageOfPath(url.pathname);
  const { frame, home } = content.in[language];
  const { hero, strengths, about, sectors, activities, partners } = withPictures(home);
  return {
    head: headOf("home", language),
    carousel: frame.carousel,
    hero: { ...hero, links: { controls: pathOf("control", language), contact: pathOf("contact", language) } },
    strengths,
    about: { ...about, href: pathOf("about", language) },
    sectors: { ...sectors, href: pathOf("sectors", language) },
    activities: {
      ...activities,
      href: pathOf("control", language),
      items: controls.map((page) => ({
        ...activities.items[page],
        id: page,
        href: pathOf(page, language),
      })),
    },
    partners: { ...partners, logos: logosOf("home") },
  };
}

/** Head, breadcrumb, words and pictures of an inner page. */
export function innerPageData<Page extends InnerPageId>(page: Page, url: URL) {
  const language = languageOfPath(url.pathname);
  const { frame, [page]: words } = content.in[language];
  return {
    head: headOf(page, language),
    breadcrumb: { label: frame.breadcrumb, home: pageLink("home", language), current: words.breadcrumb },
    words: withPictures(words),
  };
}

/** Words of the not-found page, with links that lead on. */
export function notFoundData(url: URL) {
  const language = languageOfPath(url.pathname);
  const { meta, ...words } = content.in[language]["not-found"];
  return {
    head: pageHead({ language, words: meta, brand: content.company.brand.name, siteUrl }),
    ...words,
    links: pageLinks(["home", ...controls, "contact"], language),
  };
}
