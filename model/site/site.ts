import { parse } from "yaml";
import { wellSet } from "#model/read/typography.ts";
import { isGroup, withLeaves, type Group } from "#model/read/texts-below.ts";
import { anchorOf } from "./anchors.ts";
import {
  defaultLanguage,
  notFoundSegment,
  pages,
  type Language,
  type MethodName,
  type OfficeId,
  type PageId,
} from "./pages.ts";

/** A language of the site: a folder of `content/` with a `language.yaml`. */
export interface SiteLanguage {
  /** Used in storage, `<html lang>` and `hreflang`. */
  readonly code: Language;
  readonly prefix: string;
  readonly ownName: string;
  readonly direction: "ltr" | "rtl";
  readonly openGraphLocale: string;
}

/** Facts of a content folder about the site as a whole. Plain data, which can be written as JSON. */
export interface SiteFacts {
  /** With the default language first. */
  readonly languages: readonly [SiteLanguage, ...SiteLanguage[]];
  /** The offices of `company.yaml`, each with a vCard. */
  readonly officeIds: readonly [OfficeId, ...OfficeId[]];
  /** The methods in the order of `methods.yaml`, each with a page. */
  readonly methodNames: readonly [MethodName, ...MethodName[]];
  /** The methods whose words include those of a drawing. */
  readonly drawnMethods: readonly MethodName[];
  readonly paths: Readonly<Record<Language, Readonly<Record<PageId, string>>>>;
}

export type Site = ReturnType<typeof siteFrom>;

const groupIn = (value: unknown): Group => (isGroup(value) ? value : {});

/** The codes of the languages: the default one first, the others in alphabetical order. */
export function languageFolders(files: readonly string[]): string[] {
  const codes = files.flatMap((file) => /^([^/]+)\/language\.yaml$/.exec(file)?.[1] ?? []);
  return [defaultLanguage, ...codes.filter((code) => code !== defaultLanguage).sort()];
}

/**
 * Languages, offices, methods and addresses of a content folder. Whatever is missing or cannot be read is skipped.
 * @param files paths below the folder @param typed returns the value of a file, as typed
 */
export function factsOf(files: readonly string[], typed: (file: string) => unknown): SiteFacts {
  const valueOf = (file: string): Group =>
    groupIn(withLeaves(typed(file), (leaf) => (typeof leaf === "string" ? wellSet(leaf, undefined) : leaf)));
  const methodNames = Object.keys(valueOf("methods.yaml"));
  const wordsOf = (code: string, method: string) => valueOf(`${code}/methods/${method}.yaml`);
  const languages = languageFolders(files).map((code) => {
    const { addresses, ...facts } = valueOf(`${code}/language.yaml`);
    const prefix = code === defaultLanguage ? "" : `/${code}`;
    return { language: { code, prefix, ...facts }, ends: groupIn(addresses) };
  });
  const pathsIn = ({ language: { code, prefix }, ends }: (typeof languages)[number]) => {
    const pathTo = (page: string, address: string) =>
      prefix + (typeof ends[page] === "string" ? `/${ends[page]}` : address);
    const ofPages = Object.entries(pages).map(([page, { address }]) => [
      page,
      page === "home" ? prefix || "/" : pathTo(page, address),
    ]);
    const ofMethods = methodNames.map((name) => {
      const { address = name } = wordsOf(code, name);
      return [`methods/${name}`, `${pathTo("cnd", pages.cnd.address)}/${String(address)}`];
    });
    return Object.fromEntries([...ofPages, ...ofMethods]) as Record<string, string>;
  };
  return {
    languages: languages.map(({ language }) => language),
    officeIds: Object.keys(groupIn(valueOf("company.yaml").offices)),
    methodNames,
    drawnMethods: methodNames.filter((name) => wordsOf(defaultLanguage, name).diagram !== undefined),
    paths: Object.fromEntries(languages.map((given) => [given.language.code, pathsIn(given)])),
  } as unknown as SiteFacts;
}

/** The site that these facts describe, with its addresses. */
export function siteFrom(facts: SiteFacts) {
  const { languages, paths, drawnMethods } = facts;
  const languageCodes: readonly Language[] = languages.map(({ code }) => code);
  const pageIds = Object.keys(paths[defaultLanguage]) as readonly PageId[];
  const languageOf = (code: Language) => languages.find((language) => language.code === code);
  const prefixOf = (code: Language) => languageOf(code)?.prefix ?? "";
  /** Address of a page in a language, without trailing slash: `pathOf("about", "en")` is `/en/about_us`. */
  const pathOf = (page: PageId, language: Language): string => paths[language][page];
  /** The language of an address: that of its prefix, else the default. Accepts any pathname, known or not. */
  const languageOfPath = (pathname: string): Language =>
    languages.find(
      ({ prefix }) => prefix !== "" && (pathname === prefix || pathname.startsWith(`${prefix}/`)),
    )?.code ?? defaultLanguage;
  return {
    ...facts,
    languageCodes,
    pageIds,
    pagePaths: languageCodes.flatMap((code) =>
      pageIds.map((page) => pathOf(page, code)),
    ) as readonly string[],
    /** Writing direction of a language, for `<html dir>`. */
    directionOf: (language: Language) => languageOf(language)?.direction ?? "ltr",
    /** Whether a method has a drawing. */
    isDrawn: (method: MethodName) => drawnMethods.includes(method),
    pathOf,
    /** Address of a named part of a page: `partPath("sectors", "oilAndGas", "en")` is `/en/secteurs#oil-and-gas`. */
    partPath: (page: PageId, name: string, language: Language) =>
      `${pathOf(page, language)}#${anchorOf(name)}`,
    languageOfPath,
    /** The page at an address; undefined for an unknown one. A trailing slash is ignored. */
    pageOfPath: (pathname: string): PageId | undefined => {
      const plain = pathname.replace(/\/+$/, "") || "/";
      return pageIds.find((page) => pathOf(page, languageOfPath(plain)) === plain);
    },
    /** Path of the not-found page of a language. */
    notFoundPath: (language: Language) => `${prefixOf(language)}/${notFoundSegment}`,
    /** Path of an office's vCard in a language. */
    cardPath: (office: OfficeId, language: Language) => `${prefixOf(language)}/${office}.vcf`,
  };
}

function parsed(text = ""): unknown {
  try {
    return parse(text);
  } catch {
    // The content check reports what is wrong with the file.
    return undefined;
  }
}

/** The site of a content folder, valid or not. @param texts YAML files by path below the folder */
export const siteOf = (texts: Readonly<Record<string, string>>): Site =>
  siteFrom(factsOf(Object.keys(texts), (file) => parsed(texts[file])));
