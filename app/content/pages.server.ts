import { languageOfPath, pathOf, type PageId } from "#app/i18n/paths.ts";
import type { Language } from "#app/i18n/languages.ts";
import { pageHead, type PageHead } from "#app/seo/page-head.ts";
import { content } from "./content.server.ts";
import { logosOf } from "./logos.server.ts";
import { withPictures } from "./pictures.server.ts";
import type { MenuLabel } from "./schema/frame.ts";
import type { LanguageFile } from "./schema/files.ts";
import { siteUrl } from "./site-url.server.ts";
import type { MenuEntry, PageLink } from "./types.ts";

type InnerPageId = Exclude<PageId, "home"> & LanguageFile;

/** French label of each page: the key under which every language gives its own. */
const labelOf: Readonly<Record<PageId, MenuLabel>> = {
  home: "Accueil",
  about: "À propos",
  sectors: "Secteurs d’intervention",
  domains: "Domaine d’application",
  control: "Domaines d’activité",
  cnd: "Contrôle non destructif",
  rsc: "Réception et suivi de construction",
  crs: "Contrôle réglementaire de sécurité",
  formation: "Formation",
  quality: "Qualité",
  accreditation: "Accréditation",
  contact: "Contact",
};

const controls = ["cnd", "rsc", "crs"] as const;

const menuPages: readonly PageId[] = ["home", "about", "sectors", "domains", "control", "formation", "quality", "contact"];

function pageLink(page: PageId, language: Language): PageLink {
  return { page, href: pathOf(page, language), label: content.in[language].frame.labels[labelOf[page]] };
}

function pageLinks(pages: readonly PageId[], language: Language): PageLink[] {
  return pages.map((page) => pageLink(page, language));
}

/** The main menu: eight entries, one of which unfolds into the three controls. */
function menuOf(language: Language): MenuEntry[] {
  const codes = content.in[language].home.activities.items;
  return menuPages.map((page) => ({
    ...pageLink(page, language),
    ...(page === "domains" && {
      controls: controls.map((control) => ({ ...pageLink(control, language), code: codes[control].code })),
    }),
  }));
}

/** Everything around the page: menu, footer, loading screen and the words they share. */
export function frameData(url: URL) {
  const language = languageOfPath(url.pathname);
  const { labels, carousel, ...words } = content.in[language].frame;
  const { brand, offices } = content.company;
  const office = ({ landline, mobile, email, address }: (typeof offices)["tunis" | "sfax"]) => ({
    landline,
    mobile,
    email,
    city: address.city,
    address: [address.street, `${address.postcode} ${address.city}`],
  });
  return {
    language,
    brand,
    words,
    home: pageLink("home", language),
    menu: menuOf(language),
    footer: {
      company: pageLinks(["about", "sectors", "control", "formation", "quality", "contact"], language),
      domains: pageLink("domains", language),
      controls: pageLinks(controls, language),
      contact: pageLink("contact", language),
      accreditation: pageLink("accreditation", language),
      offices: { tunis: office(offices.tunis), sfax: office(offices.sfax) },
    },
  };
}

export type FrameData = ReturnType<typeof frameData>;

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

/** Words, picture and breadcrumb of an inner page. */
export function innerPageData(page: InnerPageId, url: URL) {
  const language = languageOfPath(url.pathname);
  const words = content.in[language][page];
  const { frame } = content.in[language];
  return {
    head: headOf(page, language),
    breadcrumb: { label: frame.breadcrumb, home: pageLink("home", language), current: words.breadcrumb },
    hero: withPictures(words.hero),
    intro: words.intro,
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
