// Texts are set when they are read: the file stays as it was typed.

/** What is looked for, which may be an empty place where something is missing, and what is put there. */
type Rule = readonly [find: RegExp, put: string];

const narrow = "\u202f";
const noBreak = "\u00a0";

const common: readonly Rule[] = [
  [/\.{3}/g, "…"],
  [/(?<=\d) (?=(?:mm|cm|km|µm|lx|kg|kV|dB|bar|MPa|k?Hz|MHz|°C)(?!\p{L})|%)/gu, noBreak],
  [/(?<=\b(?:ISO|IEC|EN|NF|API|ASME|AWS|WCAG)) (?=\d)/g, noBreak],
];

const french: readonly Rule[] = [
  [/(?<=\p{L})'(?=[\p{L}\p{N}«])/gu, "’"],
  [/"([^"]+)"/g, `«${narrow}$1${narrow}»`],
  [/«(?!\u202f)[ \u00a0]*/g, `«${narrow}`],
  [/(?<![\u202f \u00a0])[ \u00a0]*»/g, `${narrow}»`],
  [/(?<=[\p{L}\p{N})}»%’…])[ \u00a0]?(?=[;!?](?:[\s»)”"!?]|$))/gu, narrow],
  [/(?<=[\p{L}\p{N})}»%’…])[ \u202f]?(?=:(?:\s|$))/gu, noBreak],
  [/(?<=\b[nN]°)(?: |(?=[^\s\u00a0]))/g, noBreak],
];

const english: readonly Rule[] = [
  [/(?<=\p{L})'(?=\p{L})|(?<=s)'(?=[\s,.;:!?]|$)/gu, "’"],
  [/"([^"]+)"/g, "“$1”"],
  [/(?<=\S)[ \u00a0\u202f]+(?=[;:!?](?:\s|$))/g, ""],
];

const ownRules: Readonly<Record<string, readonly Rule[]>> = { fr: french, en: english };

const breaks = /[ \t\n\v\f\r\u0085\u2028\u2029]+/g;

const unseen = /(?![\t\n\v\f\r\u0085])\p{Cc}|[\u00ad\u200b\u2060\ufeff]/gu;

/** Characters that join letters or turn their direction: Arabic or Hindi need them, Latin letters do not. */
const joining = /[\u200c-\u200f\u202a-\u202e\u2066-\u2069]/g;
const needsJoining = /(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])\p{L}/u;

/** A text on one line, without characters that cannot be seen and without spaces at its ends. */
function withoutUnseen(text: string): string {
  const seen = text.replaceAll(unseen, "");
  return (needsJoining.test(text) ? seen : seen.replaceAll(joining, "")).replaceAll(breaks, " ").trim();
}

/** A text as the site shows it. @param language undefined for names and values, whose signs are left as they are */
export function wellSet(text: string, language: string | undefined): string {
  const seen = withoutUnseen(text);
  if (language === undefined) return seen;
  const rules = [...common, ...(ownRules[language.split("-")[0] ?? ""] ?? [])];
  return rules.reduce((set, [find, put]) => set.replace(find, put), seen);
}
