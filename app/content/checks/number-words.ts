import { languageCodes } from "#app/i18n/languages.ts";
import { methodNames } from "#app/i18n/paths.ts";
import type { ContentFiles } from "../content-files.ts";
import { languageFiles, type Content } from "../schema/files.ts";
import { textsBelow } from "../texts-below.ts";

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

/** Reports a number that a text gives in words, where the list that it speaks of has another. */
export function checkNumberWords({ in: languages }: Content, files: ContentFiles): void {
  for (const code of languageCodes) {
    const numbers = numberWords[code] ?? [];
    const content = languages[code];
    for (const { words, countOf } of counted) {
      if (words[code] === undefined) continue;
      const said = new RegExp(
        String.raw`(?<![\p{L}-])(${numbers.join("|")})\s+(${words[code]})(?![\p{L}-])`,
        "iu",
      );
      const count = countOf(content);
      const right = numbers[count - first] ?? String(count);
      for (const name of Object.keys(languageFiles) as (keyof LanguageContent)[])
        for (const { path, text } of textsBelow(content[name])) {
          const [, number = "", noun = ""] = said.exec(text) ?? [];
          if (number !== "" && number.toLowerCase() !== right)
            files.report(
              `${code}/${name}.yaml`,
              `says "${number} ${noun}", and there are ${count}: write "${right} ${noun}"`,
              path,
            );
        }
    }
  }
}
