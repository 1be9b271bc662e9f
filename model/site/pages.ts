/**
 * The table of pages: the last segment of each French address, and the French label, which is the key of the label in every
 * language. A page is a folder of the same name in `app/pages/`. Routes and style sheets follow this order.
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

// Languages, offices and methods come from a content folder (`site.ts`): types know only those that code names.

export type Language = typeof defaultLanguage | "en";

/** A method, by its key in `methods.yaml`. The type lists those that have a drawing. */
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

/** An office, by its key in `company.yaml`. Code names no office, so the type has a single placeholder. */
export type OfficeId = "office";

/** A page: one of the table, or a method's, by its file in `content/<language>/`: `methods/ultrasonic`. */
export type PageId = PageName | `methods/${MethodName}`;

/** The method that a page is about; undefined for other pages. */
export const methodOf = (page: PageId) =>
  page.startsWith("methods/") ? (page.slice("methods/".length) as MethodName) : undefined;

/** Last segment of the path of a language's not-found page. */
export const notFoundSegment = "404";
