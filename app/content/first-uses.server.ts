import { languageCodes, type Language } from "#app/i18n/languages.ts";
import { methodNames } from "#app/i18n/paths.ts";
import type * as pages from "#app/pages/pages.server.ts";
import { content } from "./content.server.ts";
import { textsBelow } from "./texts-below.ts";

/** Pages whose texts explain, in the order in which they are looked through. */
const explaining = [
  "rsc",
  "crs",
  "formation",
  "quality",
  "accreditation",
  "sectors",
  "about",
] as const satisfies (keyof typeof pages)[];

/** Fields whose texts are whole sentences, shown with links in them. */
const sentences = new Set<PropertyKey | undefined>(["text", "lead", "before", "after"]);

/** Parts of a page whose texts are shown without links, on their way from the page to the text. */
const notLinked: readonly PropertyKey[] = ["hero", "offices", "badges"];

/** The place where a term first stands. */
interface FirstUse {
  readonly term: string;
  readonly page: (typeof explaining)[number];
  /** The term as the text says it. */
  readonly said: string;
  /** How the text begins, which tells it from the others of its page. */
  readonly from: string;
}

/** A word as it stands within a sentence. */
export const lowered = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);
const beginning = 24;

/**
 * Where each term first stands in a text, of those that nothing else leads to: short forms are links wherever they stand,
 * and methods list their terms.
 */
function firstUsesIn(language: Language): FirstUse[] {
  const listed = new Set(methodNames.flatMap((name) => content.methods[name].terms ?? []));
  const texts = explaining.flatMap((page) =>
    textsBelow(content.in[language][page])
      .filter(({ path }) => sentences.has(path.at(-1)) && !path.some((key) => notLinked.includes(key)))
      .map(({ text }) => ({ page, text })),
  );
  return Object.entries(content.in[language].terms).flatMap(([id, { term, said, abbreviation }]) => {
    const isShortened = abbreviation !== undefined && texts.some(({ text }) => text.includes(abbreviation));
    if (isShortened || listed.has(id)) return [];
    const forms = [said ?? term, lowered(said ?? term)];
    for (const { page, text } of texts) {
      const form = forms.find((candidate) => text.includes(candidate));
      if (form !== undefined) return [{ term: id, page, said: form, from: text.slice(0, beginning) }];
    }
    return [];
  });
}

const found = new Map(languageCodes.map((code) => [code, firstUsesIn(code)]));

/** Where each term first stands in a language. Looked for once: every page asks for those on itself. */
export const firstUses = (language: Language): readonly FirstUse[] => found.get(language) ?? [];
