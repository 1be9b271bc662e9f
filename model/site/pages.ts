/**
 * The table of pages: the end of each one's French address, and its French label, the key under which every language gives
 * its own. A page is a folder of the same name in `app/pages/`. Its order is that of routes and style sheets.
 */
export const pages = {
  home: { address: "/", label: "Accueil" },
  about: { address: "/about_us", label: "À propos" },
  accessibility: { address: "/accessibilite", label: "Accessibilité" },
  accreditation: { address: "/accreditation", label: "Accréditation" },
  contact: { address: "/contact", label: "Contact" },
  control: { address: "/control", label: "Domaines d’activité" },
  cnd: { address: "/controlCND", label: "Contrôle non destructif" },
  crs: { address: "/controlCRS", label: "Contrôle réglementaire de sécurité" },
  rsc: { address: "/controlRSC", label: "Réception et suivi de construction" },
  domains: { address: "/domaines", label: "Domaine d’application" },
  formation: { address: "/formation", label: "Formation" },
  glossary: { address: "/glossaire", label: "Glossaire" },
  quality: { address: "/qualite", label: "Qualité" },
  sectors: { address: "/secteurs", label: "Secteurs d’intervention" },
} as const;

export type PageName = keyof typeof pages;

/** French is the source and the default (specification, section 9). */
export const defaultLanguage = "fr";

// Languages, offices and methods are found in a content folder (`site.ts`): types know those that code names.

export type Language = typeof defaultLanguage | "en";

/** A method, by its name in `methods.yaml`: here those that have a drawing. */
export type MethodName =
  | "penetrant"
  | "ultrasonic"
  | "magneticParticle"
  | "visual"
  | "thickness"
  | "vacuumBox"
  | "liner"
  | "endoscopy"
  | "coating";

/** An office, by its name in `company.yaml`. Code names none: to types all are this one. */
export type OfficeId = "office";

/** A page: one of the table, or that of a method, by its file in `content/<language>/`: `methods/ultrasonic`. */
export type PageId = PageName | `methods/${MethodName}`;

/** The method whose page it is, if it is one's. */
export const methodOf = (page: PageId) =>
  page.startsWith("methods/") ? (page.slice("methods/".length) as MethodName) : undefined;

/** Last segment of the address at which the not-found page of a language is written by the build. */
export const notFoundSegment = "404";
