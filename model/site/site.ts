import { parse } from "yaml";
import {
  defaultLanguage,
  pages,
  type Language,
  type MethodName,
  type OfficeId,
  type PageId,
} from "./pages.ts";
import { contentSourceOf } from "#model/read/read-folder.ts";
import { wellSet } from "#model/read/typography.ts";

/** A language of the site: a folder of `content/` that holds a `language.yaml`. */
export interface SiteLanguage {
  /** What is stored, written in `<html lang>` and in `hreflang`. */
  readonly code: Language;
  readonly prefix: string;
  readonly ownName: string;
  readonly direction: "ltr" | "rtl";
  readonly openGraphLocale: string;
}

export interface Site {
  /** The default language first. */
  readonly languages: readonly [SiteLanguage, ...SiteLanguage[]];
  readonly officeIds: readonly [OfficeId, ...OfficeId[]];
  /** In the order of `methods.yaml`. */
  readonly methodNames: readonly [MethodName, ...MethodName[]];
  /** Those whose words name a drawing. */
  readonly drawnMethods: readonly MethodName[];
  readonly paths: Readonly<Record<Language, Readonly<Record<PageId, string>>>>;
}

type Group = Readonly<Record<string, unknown>>;

const groupIn = (value: unknown): Group =>
  typeof value === "object" && value !== null ? (value as Group) : {};

/** What was read of each text: while somebody writes, most stay as they are. */
const read = new Map<string, Group>();

/** What a file holds; nothing where it is missing or cannot be read, which the check of the content tells. */
function valueOf(text = ""): Group {
  const known = read.get(text);
  if (known) return known;
  let value: Group = {};
  try {
    value = groupIn(
      parse(text, (_, field: unknown) => (typeof field === "string" ? wellSet(field, undefined) : field)),
    );
  } catch {
    // What is wrong with it is told there.
  }
  read.set(text, value);
  return value;
}

/** The codes of the languages: the default one first, the others in their order. */
export function languageFolders(files: readonly string[]): string[] {
  const codes = files.flatMap((file) => /^([^/]+)\/language\.yaml$/.exec(file)?.[1] ?? []);
  return [defaultLanguage, ...codes.filter((code) => code !== defaultLanguage).sort()];
}

/** Languages, offices, methods and addresses, as the files of a content folder say, by path below it. */
export function siteOf(texts: Readonly<Record<string, string>>): Site {
  const methodNames = Object.keys(valueOf(texts["methods.yaml"]));
  const wordsOf = (code: string, method: string) => valueOf(texts[`${code}/methods/${method}.yaml`]);
  const languages = languageFolders(Object.keys(texts)).map((code) => {
    const { addresses, ...facts } = valueOf(texts[`${code}/language.yaml`]);
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
    officeIds: Object.keys(groupIn(valueOf(texts["company.yaml"]).offices)),
    methodNames,
    drawnMethods: methodNames.filter((name) => wordsOf(defaultLanguage, name).diagram !== undefined),
    paths: Object.fromEntries(languages.map((given) => [given.language.code, pathsIn(given)])),
  } as unknown as Site;
}

const shared = globalThis as { readSite?: Site };

/** The site of the project that a command runs in, read once: Vite loads this module more than once. */
export const site = (shared.readSite ??= siteOf(contentSourceOf("content").texts));
