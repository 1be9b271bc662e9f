import { say, type PlainKey } from "#app/messages/messages.ts";

/** A rule of good typesetting. `find` may match an empty place, where something is missing. */
interface Rule {
  readonly find: RegExp;
  readonly put: string;
  /** What is wrong. */
  readonly fault: PlainKey;
}

const narrow = "\u202f";
const noBreak = "\u00a0";

/** In every language. */
const common: readonly Rule[] = [
  { find: / {2,}/g, put: " ", fault: "setSpaces" },
  { find: /\.{3}/g, put: "…", fault: "setDots" },
  {
    find: /(?<=\d) (?=(?:mm|cm|km|µm|lx|kg|kV|dB|bar|MPa|k?Hz|MHz|°C)(?!\p{L})|%)/gu,
    put: noBreak,
    fault: "setUnit",
  },
  {
    find: /(?<=\b(?:ISO|IEC|EN|NF|API|ASME|AWS)) (?=\d)/g,
    put: noBreak,
    fault: "setStandard",
  },
];

const french: readonly Rule[] = [
  { find: /(?<=\p{L})'(?=[\p{L}\p{N}«])/gu, put: "’", fault: "setApostrophe" },
  { find: /"([^"]+)"/g, put: `«${narrow}$1${narrow}»`, fault: "setQuotes" },
  { find: /«(?!\u202f)[ \u00a0]*/g, put: `«${narrow}`, fault: "setAfterQuote" },
  { find: /(?<![\u202f \u00a0])[ \u00a0]*»/g, put: `${narrow}»`, fault: "setBeforeQuote" },
  {
    find: /(?<=[\p{L}\p{N})}»%’…])[ \u00a0]?(?=[;!?](?:[\s»)”"!?]|$))/gu,
    put: narrow,
    fault: "setMark",
  },
  {
    find: /(?<=[\p{L}\p{N})}»%’…])[ \u202f]?(?=:(?:\s|$))/gu,
    put: noBreak,
    fault: "setColon",
  },
  { find: /(?<=\b[nN]°)(?: |(?=[^\s\u00a0]))/g, put: noBreak, fault: "setNumber" },
];

const english: readonly Rule[] = [
  { find: /(?<=\p{L})'(?=\p{L})|(?<=s)'(?=[\s,.;:!?]|$)/gu, put: "’", fault: "setApostrophe" },
  { find: /"([^"]+)"/g, put: "“$1”", fault: "setQuotes" },
  {
    find: /(?<=\S)[ \u00a0\u202f]+(?=[;:!?](?:\s|$))/g,
    put: "",
    fault: "setClose",
  },
];

const ownRules: Readonly<Record<string, readonly Rule[]>> = { fr: french, en: english };

function rulesOf(language: string): readonly Rule[] {
  return [...common, ...(ownRules[language.split("-")[0] ?? ""] ?? [])];
}

/** Sets a text as its language wants it. Texts of languages without rules of their own keep to those of all. */
export function wellSet(text: string, language: string): string {
  return rulesOf(language).reduce((set, { find, put }) => set.replace(find, put), text);
}

/** A fault in a text: what, the words around it, and how they should read. */
export interface Fault {
  readonly fault: string;
  readonly found: string;
  readonly better: string;
}

/** The whole words from one place of a text to another, and one more on each side. */
function wordsAround(text: string, start: number, end: number): string {
  const before = /(?:\S+\s+)?\S*$/.exec(text.slice(0, start))?.[0] ?? "";
  const after = /^\S*(?:\s+\S+)?/.exec(text.slice(end))?.[0] ?? "";
  return (before + text.slice(start, end) + after).trim();
}

/** What is not well set in a text, one entry for each rule that it breaks. */
export function typesettingFaults(text: string, language: string): Fault[] {
  return rulesOf(language).flatMap(({ find, fault }) => {
    const match = new RegExp(find.source, find.flags.replace("g", "")).exec(text);
    if (!match) return [];
    const found = wordsAround(text, match.index, match.index + match[0].length);
    return [{ fault: say(fault), found, better: wellSet(found, language) }];
  });
}
