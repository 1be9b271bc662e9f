import type { Language } from "#app/i18n/languages.ts";
import { pathOf, type PageId } from "#app/i18n/paths.ts";
import { partPath } from "#app/i18n/anchors.ts";
import { content } from "./content.server.ts";
import type { MenuLabel } from "./schema/frame.ts";
import { methodNames } from "#app/pages/cnd/page.server.ts";
import type { PageLink } from "./types.ts";

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
  glossary: "Glossaire",
  accessibility: "Accessibilité",
};

/** The three controls, in the order of the menu. */
export const controls = ["cnd", "rsc", "crs"] as const;

/** A link to a page, labelled in the language. */
export function pageLink(page: PageId, language: Language): PageLink {
  return { page, href: pathOf(page, language), label: content.in[language].frame.labels[labelOf[page]] };
}

export function pageLinks(pages: readonly PageId[], language: Language): PageLink[] {
  return pages.map((page) => pageLink(page, language));
}

type Method = (typeof methodNames)[number];

function isMethod(subject: Method | PageId): subject is Method {
  return (methodNames as readonly string[]).includes(subject);
}

/** A link to what explains a subject: its place in the page of methods, or the page that it has. */
export function explanationLink(
  subject: Method | PageId,
  language: Language,
): { readonly href: string; readonly label: string } {
  return isMethod(subject)
    ? {
        href: partPath("cnd", subject, language),
        label: content.in[language].cnd.methods.items[subject].name,
      }
    : pageLink(subject, language);
}
