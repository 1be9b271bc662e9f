/** Words of texts that link to the page or glossary entry that explains them. */
import type { Language, PageId } from "#model/site/pages.ts";
import { languageCodes, methodNames, partPath } from "#app/site/site.server.ts";
import type { LinkedWords } from "#app/ui/linked-text.tsx";
import { content } from "./content.server.ts";
import { methodLinks } from "./links.server.ts";
import { namesIn } from "#model/schema/company.ts";
import { isGroup, textsBelow } from "#model/read/texts-below.ts";

type Entry = readonly [word: string, leads: LinkedWords[string]];

const names = namesIn(content.company);

/** Terms that method pages list: too frequent in texts to be linked each time. */
const listed = new Set(methodNames.flatMap((name) => content.methods[name].terms ?? []));

function shortForms(code: Language, language: Language): Entry[] {
  return Object.entries(content.in[code].terms).flatMap(([id, { term, abbreviation }]) => {
    if (abbreviation === undefined) return [];
    const own = code === language || abbreviation === content.in[language].terms[id]?.abbreviation;
    const href = partPath("glossary", id, language);
    return [[abbreviation, { full: term, href, ...(!own && { language: code }) }]];
  });
}

/** The words that stand for the other terms in texts. */
function termWords(language: Language): Entry[] {
  return Object.entries(content.in[language].terms).flatMap(([id, { term, said, abbreviation }]) => {
    const word = said ?? (abbreviation !== undefined || listed.has(id) ? undefined : term);
    return word === undefined ? [] : [[word, { href: partPath("glossary", id, language) }]];
  });
}

/** Labels of the links that the page already has, found in its data. */
function linksIn(data: unknown): string[] {
  if (!isGroup(data)) return [];
  const { href, label, name } = data;
  const words = [label, name].filter((word) => typeof href === "string" && typeof word === "string");
  return [...(words as string[]), ...Object.values(data).flatMap(linksIn)];
}

/** The words that become links in the texts of a page: names of methods, terms, and abbreviations of all languages. */
export function linkedWords(page: PageId | undefined, language: Language, data: unknown): LinkedWords {
  const methods = methodLinks(language)
    .filter((method) => method.page !== page)
    .map(({ label, href }): Entry => [label, { href }]);
  // The page's own language comes last: it wins if two languages share an abbreviation.
  const codes = [...languageCodes.filter((code) => code !== language), language];
  // The same words must not be links to two pages.
  const linked = linksIn(data).map((words) => words.toLowerCase());
  const isLinked = (word: string) =>
    linked.some((words) => words.startsWith(word) && !/^[\s\p{L}\p{N}]/u.test(words.slice(word.length)));
  const terms = termWords(language).filter(([word]) => !isLinked(word.toLowerCase()));
  const text = textsBelow(data)
    .map((found) => found.text)
    .join("\n");
  const lowered = text.toLowerCase();
  // Abbreviations match whole words only: "accepter" does not contain "PT".
  const isSaid = ([word]: Entry) =>
    /^[A-Z]+$/.test(word)
      ? new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, "u").test(text)
      : lowered.includes(word.toLowerCase());
  const found = [...codes.flatMap((code) => shortForms(code, language)), ...methods, ...terms].filter(isSaid);
  // Company names that contain such a word get no link. They come first, so that the longer match wins.
  const holding = names.filter((name) =>
    found.some(([word]) => name.toLowerCase().includes(word.toLowerCase())),
  );
  return Object.fromEntries([
    ...holding.filter((name) => text.includes(name)).map((name): Entry => [name, { href: "" }]),
    ...found,
  ]);
}
