import { languages, type Language } from "#app/i18n/languages.ts";
import {
  languageOfPath,
  officeIds,
  pageOfPath,
  pathInLanguage,
  pathOf,
  type OfficeId,
  type PageId,
} from "#app/i18n/paths.ts";
import { logoOf } from "#app/brand/logo.server.ts";
import { content } from "./content.server.ts";
import { flagOf } from "./flags.server.ts";
import { shortForms } from "#app/pages/glossary/glossary-list.server.ts";
import { controls, pageLink, pageLinks } from "./links.server.ts";
import { ownLogo } from "./own-logo.server.ts";
import { siteUrl } from "./site-url.server.ts";
import type { MenuEntry } from "./types.ts";

const menuPages: readonly PageId[] = [
  "home",
  "about",
  "sectors",
  "domains",
  "control",
  "formation",
  "quality",
  "contact",
];

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

/** Made once: it is the same on every page. */
const logo = ownLogo(content.company.brand.logo?.wordmark) ?? logoOf(content.company.brand.name);

/** Everything around the page: menu, flags, footer, loading screen and the words they share. */
export function frameData({ pathname }: URL) {
  const language = languageOfPath(pathname);
  const page = pageOfPath(pathname);
  const { frame } = content.in[language];
  const {
    brand: { name, loader },
    offices,
  } = content.company;
  const officeOf = (id: OfficeId) => {
    const { landline, mobile, email, address } = offices[id];
    return {
      id,
      title: frame.footer.offices[id],
      landline,
      mobile,
      email,
      city: address.city,
      address: [address.street, `${address.postcode} ${address.city}`],
    };
  };
  return {
    language,
    ...(page && { path: pathOf(page, language) }),
    siteUrl,
    brand: { name, loader, logo },
    words: {
      skipLink: frame.skipLink,
      logo: frame.logo,
      navigation: frame.navigation,
      menu: frame.menu,
      languages: frame.languages,
      scrollToTop: frame.scrollToTop,
      skipLoading: frame.skipLoading,
      footer: frame.footer,
    },
    flags: languages.map(({ code, ownName }) => ({
      code,
      ownName,
      href: pathInLanguage(pathname, code),
      picture: flagOf(code),
    })),
    shortForms: shortForms(language),
    home: pageLink("home", language),
    menu: menuOf(language),
    footer: {
      company: pageLinks(["about", "sectors", "control", "formation", "quality", "contact"], language),
      domains: pageLink("domains", language),
      controls: pageLinks(controls, language),
      contact: pageLink("contact", language),
      base: pageLinks(["accreditation", "glossary", "accessibility"], language),
      offices: officeIds.map(officeOf),
    },
  };
}

export type FrameData = ReturnType<typeof frameData>;
