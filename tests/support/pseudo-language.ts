import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Page } from "@playwright/test";
import { parse, stringify } from "yaml";

/** A made-up language: every text of French, written in letters that neither French nor English writes words with. */
export interface PseudoLanguage {
  /** ISO 639-2 keeps qaa to qtz free for such uses. */
  readonly code: string;
  readonly direction: "ltr" | "rtl";
  readonly ownName: string;
  readonly word: (word: string) => string;
}

const accents: Readonly<Record<string, string>> = {
  ...{ a: "ä", e: "ë", i: "ï", o: "ö", u: "ü", y: "ÿ", c: "ç", n: "ñ" },
  ...{ A: "Ä", E: "Ë", I: "Ï", O: "Ö", U: "Ü", Y: "Ý", C: "Ç", N: "Ñ" },
};

const plain = (text: string) =>
  text.replaceAll("œ", "oe").replaceAll("Œ", "Oe").normalize("NFD").replaceAll(/\p{M}/gu, "");

/** Long, with an accent on every vowel. */
export const accented: PseudoLanguage = {
  code: "qaa",
  direction: "ltr",
  ownName: "Ïñvëñtëd",
  word: (word) => Array.from(plain(word), (letter) => accents[letter] ?? letter).join(""),
};

const arabicLetters = "ابتثجحخدذرزسشصضطظعغفقكلمنه";

/** Written from right to left, in Arabic letters. */
export const rightToLeft: PseudoLanguage = {
  code: "qab",
  direction: "rtl",
  ownName: "مقلوب",
  word: (word) =>
    Array.from(
      plain(word).toLowerCase(),
      (letter) => arabicLetters[letter.charCodeAt(0) - 97] ?? letter,
    ).join(""),
};

/** Words, and what stays as it is in every language: codes, standards, names of places in the text and of values. */
const pieces = /(\{[\w.]+\}|\b[A-ZÉ]{2,}\d*\b|\b[A-Z]\d\b|\b(?:lx|mm|cm|km|µm|MHz|kHz|kg)\b)|\p{L}+/gu;

/** Of syllables too short to be taken for the name of a method. */
const filler = "lon-gue enc-ore dav-ant-age sui-te";

/**
 * A text of the made-up language, 40 % longer than the French (itself a fifth longer than English), but no longer than its
 * field allows. @param longest in characters
 */
function translated(text: string, { word }: PseudoLanguage, longest = Infinity): string {
  const write = (part: string) =>
    part.replaceAll(pieces, (piece, kept: string | undefined) => kept ?? word(piece));
  const wanted = Math.min(Math.ceil(text.length * 1.4), longest);
  let long = write(text);
  // A code alone, such as that of a standard, is as long in every language.
  if (long === text) return text;
  for (const extra of filler.split(" ")) {
    const longer = `${long} ${word(extra)}`;
    if (longer.length <= wanted) long = longer;
  }
  return long;
}

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly maxLength?: number;
}

function translate(
  value: unknown,
  schema: Schema | undefined,
  root: Schema,
  language: PseudoLanguage,
): unknown {
  const own = schema?.$ref === undefined ? schema : root.$defs?.[basename(schema.$ref)];
  if (typeof value === "string") return translated(value, language, own?.maxLength);
  if (Array.isArray(value)) return value.map((entry) => translate(entry, own?.items, root, language));
  if (typeof value !== "object" || value === null) return value;
  const others = typeof own?.additionalProperties === "object" ? own.additionalProperties : undefined;
  // Names of files, addresses, and what a standard is called everywhere.
  const kept = ["file", "address", "englishTitle", ...("englishTitle" in value ? ["reference"] : [])];
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      kept.includes(key) ? entry : translate(entry, own?.properties?.[key] ?? others, root, language),
    ]),
  );
}

/** Adds a made-up language to a content folder, as one folder. Nothing outside of it is touched. */
export function addLanguage(content: string, language: PseudoLanguage): void {
  const { code, ownName, direction, word } = language;
  const read = (path: string): unknown => parse(readFileSync(join(content, path), "utf8"));
  const write = (file: string, value: unknown) => writeFileSync(join(content, code, file), stringify(value));
  mkdirSync(join(content, code, "methods"), { recursive: true });
  for (const file of globSync("**/*.yaml", { cwd: join(content, "fr"), exclude: ["language.yaml"] })) {
    const schema = read(join(".schemas/language", file.replace(/yaml$/, "json"))) as Schema;
    write(file, translate(read(join("fr", file)), schema, schema, language));
  }
  const french = read("fr/language.yaml") as { readonly numbers: string };
  const numbers = french.numbers.replaceAll(/\p{L}+/gu, word);
  // Cities are joined as in a language that is neither French nor English.
  const openGraphLocale = direction === "ltr" ? "eo_TN" : "ar_TN";
  write("language.yaml", { ownName, direction, openGraphLocale, numbers });
  if (direction === "ltr") cpSync(join(content, "fr/flag.svg"), join(content, code, "flag.svg"));
}

/** Every text of a page in the page's own language: what is seen, read aloud, and told to search engines. */
export async function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = "//*[ancestor-or-self::*[@lang][1]/@lang = /*/@lang]";
    const read = ["alt", "aria-label", "aria-valuetext", "title", "placeholder"];
    const paths = [
      `${own}[not(self::script or self::style or self::noscript)]/text()`,
      ...read.map((name) => `${own}/@${name}`),
      '//meta[@name="description" or @name="keywords" or starts-with(@property, "og:title")]/@content',
      '//meta[@property="og:description" or @property="og:image:alt"]/@content',
    ];
    const found = document.evaluate(
      paths.join(" | "),
      document,
      null,
      XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
    );
    return Array.from({ length: found.snapshotLength }, (_, at) => found.snapshotItem(at)?.nodeValue ?? "");
  });
}
