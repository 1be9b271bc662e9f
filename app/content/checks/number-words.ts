import { languageCodes } from "#app/i18n/languages.ts";
import { methodNames } from "#app/i18n/paths.ts";
import { quoted, say } from "#app/messages/messages.ts";
import type { ContentFiles, ContentSource } from "../content-files.ts";
import { languageFiles, type Content } from "../schema/files.ts";
import { textsBelow } from "../texts-below.ts";
import { textAt, yamlTexts } from "./yaml-texts.ts";

type LanguageContent = Content["in"][keyof Content["in"]];

/** Numbers from three on, by the words for them: of two, a text may speak without speaking of the whole list. */
const numberWords: Readonly<Record<string, readonly string[]>> = {
  fr: "trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize".split(" "),
  en: "three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(" "),
};
const first = 3;

/** What is counted: the words for it in each language, and the list that it is counted by. */
const counted: readonly {
  readonly words: Readonly<Record<string, string>>;
  readonly countOf: (content: LanguageContent) => number;
}[] = [
  {
    words: { fr: "méthodes", en: "(?:non-destructive testing |NDT )?methods" },
    countOf: () => methodNames.length,
  },
  {
    words: { fr: "services", en: "services" },
    countOf: ({ rsc }) =>
      Object.values(rsc.services.phases).reduce((sum, { items }) => sum + items.length, 0),
  },
  {
    words: { fr: "objets(?! repérés)", en: "items(?! coded)" },
    countOf: ({ crs }) => Object.keys(crs.subjects.items).length,
  },
  {
    words: { fr: "objets repérés", en: "items coded" },
    countOf: ({ crs }) => Object.keys(crs.subjects.items).filter((name) => /\d$/.test(name)).length,
  },
  {
    words: { fr: "(?:types d’)?équipements", en: "(?:kinds of equipment|assets)" },
    countOf: ({ equipment }) => Object.keys(equipment).length,
  },
  {
    words: { fr: "secteurs", en: "sectors" },
    countOf: ({ sectors }) => Object.keys(sectors.tabs.items).length,
  },
  { words: { fr: "valeurs", en: "values" }, countOf: ({ home }) => Object.keys(home.strengths.items).length },
  {
    words: { fr: "engagements", en: "commitments" },
    countOf: ({ about }) => about.values.commitments.length,
  },
  {
    words: { fr: "contrôles(?! non)", en: "(?:kinds of )?inspections" },
    countOf: ({ controls }) => Object.keys(controls).length,
  },
  {
    words: { fr: "formats", en: "training formats" },
    countOf: ({ formation }) => formation.tabs.items.activities.courses.length,
  },
  {
    words: { fr: "formations", en: "courses" },
    countOf: ({ formation }) => formation.tabs.items.rescue.courses.length,
  },
  { words: { fr: "maillons", en: "links" }, countOf: ({ rsc }) => rsc.chain.items.length },
  { words: { fr: "moments", en: "occasions" }, countOf: ({ cnd }) => cnd.when.items.length },
  { words: { fr: "points", en: "points" }, countOf: ({ quality }) => quality.policy.items.length },
];

interface WrongNumber {
  readonly file: string;
  readonly path: readonly PropertyKey[];
  /** The number and what it counts, as they are written. */
  readonly found: string;
  readonly count: number;
  readonly better: string;
}

/** Begins with a capital where the other does. */
const likeIn = (found: string, word: string) =>
  /^\p{Lu}/u.test(found) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** Numbers that a text gives in words, where the list that it speaks of has another. */
function wrongNumbers({ in: languages }: Content): WrongNumber[] {
  return languageCodes.flatMap((code) => {
    const numbers = numberWords[code] ?? [];
    const content = languages[code];
    // Few texts have a number in words at all.
    const numbered = new RegExp(numbers.join("|"), "iu");
    const texts = (Object.keys(languageFiles) as (keyof LanguageContent)[]).flatMap((name) =>
      textsBelow(content[name])
        .filter(({ text }) => numbered.test(text))
        .map((text) => ({ ...text, file: `${code}/${name}.yaml` })),
    );
    return counted.flatMap(({ words, countOf }) => {
      const noun = words[code];
      if (noun === undefined) return [];
      const said = new RegExp(
        String.raw`(?<![\p{L}-])(${numbers.join("|")})(\s+(?:${noun}))(?![\p{L}-])`,
        "iu",
      );
      const count = countOf(content);
      const right = numbers[count - first] ?? String(count);
      return texts.flatMap(({ file, path, text }) => {
        const [found = "", number = "", rest = ""] = said.exec(text) ?? [];
        return found === "" || number.toLowerCase() === right
          ? []
          : [{ file, path, found, count, better: likeIn(number, right) + rest }];
      });
    });
  });
}

/** Reports a number that a text gives in words, where the list that it speaks of has another. */
export function checkNumberWords(content: Content, files: ContentFiles): void {
  for (const { file, path, found, count, better } of wrongNumbers(content))
    files.report(file, say("numberWord", { found: quoted(found), count, better: quoted(better) }), path);
}

/** Texts with the right numbers in their words, by file: those alone that had a wrong one. */
export function fixedNumberWords(content: Content, texts: ContentSource["texts"]): Record<string, string> {
  const fixed: Record<string, string> = {};
  for (const { file, path, found, better } of wrongNumbers(content)) {
    const source = fixed[file] ?? texts[file] ?? "";
    const place = textAt(yamlTexts(source), path);
    if (!place) continue;
    // A line of the file may end between two words.
    const words = new RegExp(found.replaceAll(/\s+/g, String.raw`\s+`), "u");
    const raw = source.slice(place.start, place.end);
    fixed[file] = source.slice(0, place.start) + raw.replace(words, better) + source.slice(place.end);
  }
  return fixed;
}
