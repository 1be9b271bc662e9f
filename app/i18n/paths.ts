import { defaultLanguage, languageCodes, languages, type Language } from "./languages.ts";
import { drawnMethods, methodNames, officeIds, paths } from "./site.generated.ts";

/**
 * A page: by its folder in `app/pages/`, or, for a method, by its file in `content/<language>/`: `methods/ultrasonic`.
 * Links, routes, the list of files to prerender, canonical links, `hreflang` and the tests all read the one table of
 * addresses.
 */
export type PageId = keyof (typeof paths)[typeof defaultLanguage];

/** The methods of `content/methods.yaml`, in its order. Each has a page. */
export { methodNames };
export type MethodName = (typeof methodNames)[number];

export const pageIds = Object.keys(paths[defaultLanguage]) as readonly PageId[];

/** The method whose page it is, if it is one's. */
export function methodOf(page: PageId): MethodName | undefined {
  return methodNames.find((name) => page === `methods/${name}`);
}

/** Last segment of the address at which the not-found page of a language is written by the build. */
export const notFoundSegment = "404";

function prefixOf(language: Language): string {
  return languages.find(({ code }) => code === language)?.prefix ?? "";
}

/** Address of a page in a language, without trailing slash: `pathOf("about", "en")` is `/en/about_us`. */
export function pathOf(page: PageId, language: Language): string {
  return paths[language][page];
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

/** Address at which the build writes the not-found page of a language. */
export function notFoundPath(language: Language): string {
  return `${prefixOf(language)}/${notFoundSegment}`;
}

/** Route id of a page in a language, as `routes.ts` declares it: `fr/home`. */
export function routeId(page: PageId | "not-found", language: Language): string {
  return `${language}/${page}`;
}

/** The language of a route id, and its page if it is one: the not-found page has no address. */
export function placeOfRoute(
  id: string,
): { readonly language: Language; readonly page?: PageId } | undefined {
  const language = languageCodes.find((known) => id.startsWith(`${known}/`));
  const page = pageIds.find((known) => language && id === routeId(known, language));
  return language && { language, ...(page && { page }) };
}

/** The offices of `company.yaml`. Each has a card for address books. */
export { officeIds };
export type OfficeId = (typeof officeIds)[number];

/** Address of an office's card (vCard), the same for every language. */
export function cardPath(office: OfficeId): string {
  return `/${office}.vcf`;
}

/** Address of the drawing of a method as a picture, the same for every language; none for a method that is not drawn. */
export function drawingPath(method: MethodName): string | undefined {
  return drawnMethods.some((drawn) => drawn === method) ? `/drawings/${method}.svg` : undefined;
}

/** The methods that have a drawing. */
export { drawnMethods };

/** Every address the build writes as a file: the offices' cards, all pages in all languages, and each language's not-found page. */
export const prerenderedPaths: readonly string[] = [
  ...officeIds.map(cardPath),
  ...drawnMethods.flatMap((method) => drawingPath(method) ?? []),
  ...languages.flatMap(({ code }) => [...pageIds.map((page) => pathOf(page, code)), notFoundPath(code)]),
];
