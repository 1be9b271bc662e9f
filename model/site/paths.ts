import { anchorOf } from "./anchors.ts";
import { defaultLanguage, languageCodes, languages, type Language } from "./languages.ts";
import type { MethodName, OfficeId, PageId } from "./pages.ts";
import { site } from "./site.ts";

export type { MethodName, OfficeId, PageId };

const { paths } = site;

/** The offices of `company.yaml`, each with a card for address books; the methods of `methods.yaml`, each with a page; those with a drawing. */
export const { officeIds, methodNames, drawnMethods } = site;

export const pageIds = Object.keys(paths[defaultLanguage]) as readonly PageId[];

/** The method whose page it is, if it is one's. */
export const methodOf = (page: PageId): MethodName | undefined =>
  methodNames.find((name) => page === `methods/${name}`);

/** Last segment of the address at which the not-found page of a language is written by the build. */
export const notFoundSegment = "404";

const prefixOf = (language: Language) => languages.find(({ code }) => code === language)?.prefix ?? "";

/** Address of a page in a language, without trailing slash: `pathOf("about", "en")` is `/en/about_us`. */
export const pathOf = (page: PageId, language: Language): string => paths[language][page];

/** Address of a named part of a page: `partPath("sectors", "oilAndGas", "en")` is `/en/secteurs#oil-and-gas`. */
export const partPath = (page: PageId, name: string, language: Language) =>
  `${pathOf(page, language)}#${anchorOf(name)}`;

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

/** Address at which the build writes the not-found page of a language. */
export const notFoundPath = (language: Language) => `${prefixOf(language)}/${notFoundSegment}`;

/** Address of an office's card (vCard) in a language. */
export const cardPath = (office: OfficeId, language: Language) => `${prefixOf(language)}/${office}.vcf`;

/** Whether a method is drawn. */
export const isDrawn = (method: MethodName): boolean => drawnMethods.some((name) => name === method);

export const pagePaths: readonly string[] = languageCodes.flatMap((code) =>
  pageIds.map((page) => pathOf(page, code)),
);
