import { languageOfPath, pathOf, type PageId } from "#app/i18n/paths.ts";
import { pageHead, type PageHead } from "#app/seo/page-head.ts";
import { content } from "./content.server.ts";
import { controls, pageLink, pageLinks } from "./links.server.ts";
import { logosOf } from "./logos.server.ts";
import { withPictures } from "./pictures.server.ts";
import { controlCards } from "./shared-parts.server.ts";
import { siteUrl } from "./site-url.server.ts";
import { structuredData } from "./structured-data.server.ts";

type InnerPageId = Exclude<PageId, "home">;

type HeadWords = Pick<Parameters<typeof pageHead>[0], "page" | "language" | "words" | "social">;

/** The head of a page. */
function headOf(words: HeadWords): PageHead {
  const head = pageHead({ ...words, brand: content.company.brand.name, siteUrl });
  const { page, language } = words;
  return { ...head, ...(page && { graph: structuredData(page, language, head.title) }) };
}

/** Words, pictures and links of the home page. */
export function homeData(url: URL) {
  const language = languageOfPath(url.pathname);
  const { frame, home } = content.in[language];
  const { meta, social, hero, strengths, about, sectors, activities, partners } = withPictures(home);
  return {
    head: headOf({ page: "home", language, words: meta, social }),
    carousel: frame.carousel,
    hero: { ...hero, links: { controls: pathOf("control", language), contact: pathOf("contact", language) } },
    strengths,
    about: { ...about, href: pathOf("about", language) },
    sectors: { ...sectors, href: pathOf("sectors", language) },
    activities: {
      ...activities,
      href: pathOf("control", language),
      items: controlCards(url),
    },
    partners: { ...partners, logos: logosOf("home") },
  };
}

/** Head, breadcrumb, words and pictures of an inner page. */
export function innerPageData<Page extends InnerPageId>(page: Page, url: URL) {
  const language = languageOfPath(url.pathname);
  const { frame, [page]: all } = content.in[language];
  const { meta, breadcrumb, ...words } = all;
  return {
    head: headOf({ page, language, words: meta }),
    breadcrumb: { label: frame.breadcrumb, home: pageLink("home", language), current: breadcrumb },
    words: withPictures(words),
  };
}

/** Words of the not-found page, with links that lead on. */
export function notFoundData(url: URL) {
  const language = languageOfPath(url.pathname);
  const { meta, ...words } = content.in[language]["not-found"];
  return {
    head: headOf({ language, words: meta }),
    ...words,
    links: pageLinks(["home", ...controls, "contact"], language),
  };
}
