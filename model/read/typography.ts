// Typesetting happens on reading: files stay as they were typed.

/** What to find (an empty match where something is missing), and its replacement. */
type Rule = readonly [find: RegExp, put: string];

const narrow = "\u202f";
const noBreak = "\u00a0";

const units =
  String.raw`(?:[mckµ]?m[²³]?|m/s|m³/h|k?g|t|m?[lL]|h|min|[mµ]?s|[mk]?[NVAWJT]|lx|[mkMG]?(?:Pa|Hz|bar)|dB|[mµ]?Sv(?:/h)?|k?psi|ksi|ppm|lb(?:/ft)?|ft-lb|kV/mm|[MG]Bq|Ci|l/min|H(?:[BV]\d*|R[BC])|°[CF])` +
  String.raw`(?![\p{L}\p{N}’'/²³])|%`;

const common: readonly Rule[] = [
  [/\.{3}/g, "…"],
  [new RegExp(`(?<=[\\d}]) (?=${units})`, "gu"), noBreak],
  // Thousands: a number is on one line.
  [/(?<=(?<![\d.,])\d{1,3}) (?=\d{3}(?!\d))/g, noBreak],
  [/(?<=\b(?:ISO|IEC|EN|NF|API|ASME|ASTM|AWS|WCAG|DN|PN|NPS|Part(?:ie)?)) (?=\d)/g, noBreak],
  [/(?<=\b(?:[Nn]iveau|[Ll]evel)) (?=(?:[IVX]+|A+|\d)\b)/g, noBreak],
  // A dash between spaces ends a line, and does not begin the next one.
  [/ (?=[–—] )/g, noBreak],
  // A pair: of levels, or of two short names that end a text.
  [/(?<=\b(?:[IVX]+|A+)) (et|and) (?=(?:[IVX]+|A+)\b)/g, `${noBreak}$1${noBreak}`],
  [/(?<=(?<!\p{L})\p{Lu}\p{Ll}{1,7}) (et|and) (?=\p{Lu}\p{Ll}{1,7}[.!?]?$)/gu, `${noBreak}$1${noBreak}`],
];

const french: readonly Rule[] = [
  [/(?<=\p{L})'(?=[\p{L}\p{N}«"])/gu, "’"],
  [/«(?!\u202f)[ \u00a0]*/g, `«${narrow}`],
  [/(?<![\u202f \u00a0])[ \u00a0]*»/g, `${narrow}»`],
  [/(?<=[\p{L}\p{N})}»%’…″"])[ \u00a0]?(?=[;!?](?:[\s»)”"!?]|$))/gu, narrow],
  [/(?<=[\p{L}\p{N})}»%’…″"])[ \u202f]?(?=:(?:\s|$))/gu, noBreak],
  [/(?<=\b[nN]°)(?: |(?=[^\s\u00a0]))/g, noBreak],
  // No word joiner at the hyphen of "est-elle": eSpeak NG 1.51 reads it as two words.
];

const english: readonly Rule[] = [
  [/(?<=\p{L})'(?=\p{L})|(?<=s)'(?=[\s,.;:!?]|$)/gu, "’"],
  // A ratio, 1 : 10, keeps its spaces.
  [/(?<=\S)(?<!\d(?=\s:\s\d))[ \u00a0\u202f]+(?=[;:!?](?:\s|$))/g, ""],
];

interface Setting {
  readonly rules: readonly Rule[];
  readonly quotes: readonly [open: string, close: string];
}

const settings: Readonly<Record<string, Setting>> = {
  fr: { rules: french, quotes: [`«${narrow}`, `${narrow}»`] },
  en: { rules: english, quotes: ["“", "”"] },
};

/**
 * Replaces straight quotation marks by the pairs of a language. A mark after a digit means inches, as in 24", unless nothing else
 * closes the quotation: "ISO 9001".
 */
function withQuotes(text: string, [open, close]: Setting["quotes"]): string {
  const pieces = text.split('"');
  const quotes: string[] = [];
  /** Index of the open quotation, and those of the first and last mark after a digit since. */
  let opened: number | undefined;
  let inches: number[] = [];
  const end = (at: number) => {
    if (opened === undefined) return;
    quotes[opened] = open;
    quotes[at] = close;
    opened = undefined;
  };
  /** No mark after a letter closed the quotation: one after a digit does, the first if the quotation is only a number. */
  const endByDigit = () => {
    const [first, last = first] = [inches[0], inches.at(-1)];
    const bare = opened !== undefined && /^[\d.,/ -]+$/.test(pieces[opened + 1] ?? "");
    const at = bare ? first : last;
    if (at !== undefined) end(at);
    opened = undefined;
    inches = [];
  };
  for (let index = 0; index < pieces.length - 1; index += 1) {
    const [before = "", after = ""] = pieces.slice(index, index + 2);
    quotes[index] = '"';
    if (/(?:^|[\s([«’'\u2010-\u2015/])$/.test(before) && /^\S/.test(after)) {
      endByDigit();
      opened = index;
    } else if (/\d$/.test(before)) inches.push(index);
    else end(index);
  }
  endByDigit();
  return pieces.map((piece, index) => piece + (quotes[index] ?? "")).join("");
}

const breaks = /[ \t\n\v\f\r\u0085\u2028\u2029]+/g;

const unseen = /(?![\t\n\v\f\r\u0085])\p{Cc}|[\u00ad\u200b\u2060\ufeff]/gu;

/** Characters that join letters or change their direction: Arabic and Hindi need them, Latin letters do not. */
const joining = /[\u200c-\u200f\u202a-\u202e\u2066-\u2069]/g;
const needsJoining = /(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])\p{L}/u;

/** A text on one line, without invisible characters and without spaces at its ends. */
function withoutUnseen(text: string): string {
  const seen = text.replaceAll(unseen, "");
  return (needsJoining.test(text) ? seen : seen.replaceAll(joining, "")).replaceAll(breaks, " ").trim();
}

/** Replaces a name during typesetting: a letter that no text of the site has. */
const stand = "\ua015";

/**
 * Typesets a text as the site shows it.
 * @param language undefined for names and values, whose punctuation stays unchanged
 * @param names matches what is left unchanged within a sentence (`namePattern`)
 */
export function wellSet(text: string, language: string | undefined, names?: RegExp): string {
  const seen = withoutUnseen(text);
  if (language === undefined) return seen;
  const { rules = [], quotes } = settings[language.split("-")[0] ?? ""] ?? {};
  const kept: string[] = [];
  const nameless = names ? seen.replace(names, (name) => (kept.push(name), stand)) : seen;
  const plain = common.concat(rules).reduce((set, [what, put]) => set.replace(what, put), nameless);
  const set = quotes ? withQuotes(plain, quotes) : plain;
  return kept.length > 0 ? set.replaceAll(stand, () => kept.shift() ?? "") : set;
}
