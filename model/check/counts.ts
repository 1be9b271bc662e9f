/** Checks counts in words, such as “trois bureaux”, in languages whose number words change. */
import { localeOf } from "#model/site/languages.ts";
import { wrong } from "#model/read/problem.ts";
import { textsBelow } from "#model/read/texts-below.ts";
import type { Content } from "#model/schema/model.ts";
import { countsIn, type ListName } from "#model/schema/placeholders.ts";
import { countOf } from "./fill-placeholders.ts";
import type { ContentReport } from "./report.ts";

const from2To20 = Array.from({ length: 19 }, (_, index) => index + 2);

/**
 * Numbers whose words change with gender or case where plural forms do not show it (CLDR 48, RBNF: where the rules
 * `spellout-cardinal-…` of a language differ).
 */
const changingNumbers: Readonly<Record<string, readonly number[]>> = {
  ...{ bg: [2], ca: [2], el: [3, 4, 13, 14], fi: from2To20, fo: [2, 3], is: [2, 3, 4], lb: [2], mk: [2] },
  ...{ pt: [2], sq: [3] },
  // Grammars: CLDR has no rules for these, or none for their genders.
  ...{ ast: [2], gl: [2], oc: [2], rm: [2], vec: [2, 3] },
};

/**
 * Whether the word for a number changes with what it counts. Where plural forms differ among larger numbers (CLDR), it mostly does.
 * @param locale BCP 47
 */
export function wordChanges(locale: string, count: number): boolean {
  const rules = new Intl.PluralRules(locale);
  const [language = ""] = locale.split("-");
  return (
    new Set(from2To20.map((one) => rules.select(one))).size > 1 ||
    (changingNumbers[language]?.includes(count) ?? false)
  );
}

/** Reports counts in words in a language whose number words change with what they count. */
export function checkCounts(content: Content, report: ContentReport) {
  const { in: languages } = content;
  for (const code of report.site.languageCodes) {
    const { language, ...files } = languages[code];
    if (language.numbers.length === 0) continue;
    const locale = localeOf(language);
    const changes = (count: ListName) => wordChanges(locale, countOf(count, languages[code], content));
    for (const [name, file] of Object.entries(files))
      for (const { path, text } of textsBelow(file)) {
        const count = countsIn(text).find(changes);
        if (count !== undefined)
          report.add(
            `${code}/${name}.yaml`,
            wrong(
              `écrit {${count}} en lettres, et en « ${code} » un nombre s’accorde avec ce qu’il compte`,
              `écrire {${count}.digits} ; ou [] sous numbers de content/${code}/language.yaml, pour des chiffres partout`,
            ),
            path,
          );
      }
  }
}
