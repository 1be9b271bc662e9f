/** Finds what does not belong in a plain text: tags, Markdown, marks of a merge. */
import { quoted, wrong, type Wrong } from "#model/read/problem.ts";

export type Found = readonly [words: string, problem: Wrong];

type Sign = readonly [sign: RegExp, says: (found: string) => string, remedy: string];

/** HTML tags in a text. */
export const tags = /<\/?[a-z][\w-]*(?:\s+[\w-]+\s*=[^<>]*)?\s*\/?>/gi;

const markup: Sign = [
  tags,
  (found) => `contient ${found}, qui s’afficherait tel quel`,
  "le site met les textes en forme lui-même ; l’enlever",
];

/** Markup of other programs, which the site would show as it is. */
const typesetting: readonly Sign[] = [
  [
    /\*\*[^*]+\*\*|__[^_]+__|\[[^\]]+\]\([^)]+\)|^#{1,6} /,
    (found) => `contient ${found}, une mise en forme qui s’afficherait telle quelle`,
    "n’écrire que les mots : le site les met en forme lui-même",
  ],
  [
    /(?:https?:\/\/|www\.)\S+/,
    (found) => `contient ${found}, qui ne serait pas un lien`,
    "nommer la page du site par son adresse, comme /contact, ou dire le nom de l’autre site sans son adresse",
  ],
];

const brokenLetters: readonly Sign[] = [
  [/\ufffd/, (found) => `contient ${quoted(found)}, à la place d’une lettre perdue`, "retaper la lettre"],
  // A letter whose UTF-8 bytes were read as two letters, such as "Ã©" for "é".
  [
    /\S*(?:Ã[\u0080-\u00ff]|Â[\u00a0-\u00bf]|â€)\S*/,
    (found) => `contient ${quoted(found)}, une lettre accentuée mal convertie`,
    "retaper le mot",
  ],
];

const found = (text: string, signs: readonly Sign[]): Found[] =>
  signs.flatMap(([sign, says, remedy]) => {
    const [words] = text.match(sign) ?? [];
    return words === undefined ? [] : [[words, wrong(says(words), remedy)] as const];
  });

/** Markup and broken letters in a text. @param typed the text as typed, before typesetting removes invisible characters */
export const signsIn = (text: string, typed: string, isSentence: boolean): Found[] => [
  ...found(text, isSentence ? [markup, ...typesetting] : [markup]),
  ...found(typed, brokenLetters),
];

/** A standard with its edition, as `ISO 9001:2015`. */
const edition = /\b((?:ISO|IEC|EN|NF)(?:\/IEC)?[ \u00a0]\d+(?:-\d+)?):(\d{4})\b/g;

interface Said {
  readonly file: string;
  readonly path: readonly PropertyKey[];
  readonly text: string;
}

const folderOf = (file: string) => file.split("/")[0];

/** Editions of a standard on which texts, after typesetting, do not agree. The rarer edition is reported. */
export function unlikeEditions(
  texts: readonly Said[],
): (Said & { readonly words: string; readonly problem: Wrong })[] {
  const said = texts.flatMap((one) =>
    [...one.text.matchAll(edition)].map(([words, standard, year]) => ({ ...one, words, standard, year })),
  );
  const ofStandard = Map.groupBy(said, ({ standard }) => standard?.replace(/\s/, " "));
  return [...ofStandard.values()].flatMap((same) => {
    const [usual = [], ...others] = [...Map.groupBy(same, ({ year }) => year).values()].sort(
      (one, other) => other.length - one.length,
    );
    return others.flat().map((one) => {
      const other = usual.find(({ file }) => folderOf(file) === folderOf(one.file)) ?? usual[0];
      const says = `dit ${one.words}, alors que content/${other?.file ?? ""} dit ${other?.words ?? ""}`;
      return { ...one, problem: wrong(says, "écrire partout la même édition") };
    });
  });
}
