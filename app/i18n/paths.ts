import { defaultLanguage, languages, type Language } from "./languages.ts";
import { officeIds } from "./site.generated.ts";

/**
 * The address of every page, once, below its language's prefix. Links, routes, the list of files to prerender, canonical links,
 * `hreflang` and the tests all read this table. Paths come from the specification, section 2.1;
 * `/domaines` is ours, because the specification names that page without its path; so are the
 * glossary and the accessibility statement. A language may give a page another path in its `language.yaml`, as English
 * does for these two.
 */
export const paths = {
  home: "/",
  about: "/about_us",
  sectors: "/secteurs",
  domains: "/domaines",
  control: "/control",
  cnd: "/controlCND",
  rsc: "/controlRSC",
  crs: "/controlCRS",
  formation: "/formation",
  quality: "/qualite",
  accreditation: "/accreditation",
  contact: "/contact",
  glossary: "/glossaire",
  accessibility: "/accessibilite",
} as const satisfies Readonly<Record<string, string>>;

export type PageId = keyof typeof paths;

/** Path of a page below its language's prefix. */
function pathBelow(page: PageId, language: Language): string {
  const own: Partial<Readonly<Record<PageId, string>>> =
    languages.find(({ code }) => code === language)?.addresses ?? {};
  return own[page] === undefined ? paths[page] : `/${own[page]}`;
}

export const pageIds = Object.keys(paths) as readonly PageId[];

/** Last segment of the address at which the not-found page of a language is written by the build. */
export const notFoundSegment = "404";

function prefixOf(language: Language): string {
  return languages.find(({ code }) => code === language)?.prefix ?? "";
}

/** Address of a page in a language, without trailing slash: `pathOf("about", "en")` is `/en/about_us`. */
export function pathOf(page: PageId, language: Language): string {
  const prefix = prefixOf(language);
  return page === "home" ? prefix || "/" : prefix + pathBelow(page, language);
}

/** Pattern of all addresses of a language, for the router: those that are no page's get the not-found page. */
export function notFoundPattern(language: Language): string {
  return `${prefixOf(language)}/*`;
}

/** Language an address is written in: that of its prefix, else the default. Takes any pathname, known or not. */
export function languageOfPath(pathname: string): Language {
  const prefixed = languages.find(
    ({ prefix }) => prefix !== "" && (pathname === prefix || pathname.startsWith(`${prefix}/`)),
  );
  return prefixed?.code ?? defaultLanguage;
}

/** The page at an address, or undefined for an unknown one. A trailing slash does not matter. */
export function pageOfPath(pathname: string): PageId | undefined {
  const plain = pathname.replace(/\/+$/, "") || "/";
  const language = languageOfPath(plain);
  return pageIds.find((page) => pathOf(page, language) === plain);
}

/**
 * The same address in another language. An unknown address keeps its tail, so that the not-found page
 * too can change language: `/x` and `/en/x`.
 */
export function pathInLanguage(pathname: string, language: Language): string {
  const page = pageOfPath(pathname);
  if (page) return pathOf(page, language);
  // One slash only: an address that begins with two would be another site's.
  const tail = pathname.slice(prefixOf(languageOfPath(pathname)).length).replace(/^\/{2,}/, "/");
  return prefixOf(language) + tail;
}

/** Route id of a page in a language, as `routes.ts` declares it: `fr/home`. */
export function routeId(page: PageId | "not-found", language: Language): string {
  return `${language}/${page}`;
}

/** The offices of `company.yaml`. Each has a card for address books. */
export { officeIds };
export type OfficeId = (typeof officeIds)[number];

/** Address of an office's card (vCard), the same for every language. */
export function cardPath(office: OfficeId): string {
  return `/${office}.vcf`;
}

/** Every address the build writes as a file: the offices' cards, all pages in all languages, and each language's not-found page. */
export const prerenderedPaths: readonly string[] = [
  ...officeIds.map(cardPath),
  ...languages.flatMap(({ code, prefix }) => [
    ...pageIds.map((page) => pathOf(page, code)),
    `${prefix}/${notFoundSegment}`,
  ]),
];
