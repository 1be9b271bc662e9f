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

/** Codes, standards, names of places in the text and of values: what stays as it is in every language. */
const kept = /\{[\w.]+\}|\b[A-ZÉ]{2,}\d*\b|\b[A-Z]\d\b|\b(?:lx|mm|cm|km|µm|MHz|kHz|kg)\b/;

/** How much longer than French. French itself is a fifth longer than English. */
const growth = 1.4;

/** Of syllables too short to be taken for the name of a method. */
const filler = "lon-gue enc-ore dav-ant-age sui-te";

/**
 * A text of the made-up language, 40 % longer than the French but no longer than its field allows.
 * @param longest in characters
 */
export function translated(text: string, { word }: PseudoLanguage, longest = Infinity): string {
  const write = (part: string) =>
    part
      .split(new RegExp(`(${kept.source})`, "u"))
      .map((piece, index) => (index % 2 === 1 ? piece : piece.replaceAll(/\p{L}+/gu, word)))
      .join("");
  const wanted = Math.min(Math.ceil(text.length * growth), longest);
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

/** Names of files, addresses, and what a standard is called everywhere. */
function isUntranslated(key: string, group: object): boolean {
  return (
    ["file", "address", "englishTitle"].includes(key) || (key === "reference" && "englishTitle" in group)
  );
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
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      isUntranslated(key, value) ? entry : translate(entry, own?.properties?.[key] ?? others, root, language),
    ]),
  );
}

/** Adds a made-up language to a content folder, as one folder. Nothing outside of it is touched. */
export function addLanguage(content: string, language: PseudoLanguage): void {
  const folder = join(content, language.code);
  mkdirSync(join(folder, "methods"), { recursive: true });
  for (const file of globSync("**/*.yaml", { cwd: join(content, "fr") }).filter(
    (name) => name !== "language.yaml",
  )) {
    const read = (path: string): unknown => parse(readFileSync(join(content, path), "utf8"));
    const schema = read(join(".schemas/language", file.replace(/yaml$/, "json"))) as Schema;
    writeFileSync(join(folder, file), stringify(translate(read(join("fr", file)), schema, schema, language)));
  }
  const { ownName, direction, word } = language;
  const french = parse(readFileSync(join(content, "fr/language.yaml"), "utf8")) as {
    readonly numbers: string;
  };
  const numbers = french.numbers.replaceAll(/\p{L}+/gu, word);
  // Cities are joined as in a language that is neither French nor English.
  const openGraphLocale = direction === "ltr" ? "eo_TN" : "ar_TN";
  writeFileSync(join(folder, "language.yaml"), stringify({ ownName, direction, openGraphLocale, numbers }));
  if (direction === "ltr") cpSync(join(content, "fr/flag.svg"), join(folder, "flag.svg"));
}

/** Every text of a page in the page's own language: what is seen, read aloud, and told to search engines. */
export async function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = document.documentElement.lang;
    const ofOther = (element: Element | null) => {
      const marked = element?.closest("[lang]");
      return marked !== null && marked !== undefined && marked.getAttribute("lang") !== own;
    };
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (
        !/^(SCRIPT|STYLE|NOSCRIPT)$/i.test(node.parentElement?.tagName ?? "") &&
        !ofOther(node.parentElement)
      )
        texts.push(node.textContent ?? "");
    }
    for (const name of ["alt", "aria-label", "aria-valuetext", "title", "placeholder"]) {
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!ofOther(element)) texts.push(element.getAttribute(name) ?? "");
    }
    for (const meta of document.querySelectorAll(
      'meta[name="description"], meta[name="keywords"], meta[property^="og:title"], meta[property="og:description"], meta[property="og:image:alt"]',
    ))
      texts.push(meta.getAttribute("content") ?? "");
    return texts.filter((text) => text.trim() !== "");
  });
}
