import { localeOf } from "#model/site/languages.ts";
import { wrong } from "#model/read/problem.ts";
import { textsBelow } from "#model/read/texts-below.ts";
import type { Content } from "#model/schema/model.ts";
import { countsIn } from "#model/schema/placeholders.ts";
import type { ContentReport } from "./report.ts";

/** Whether a language has plural forms that differ among larger numbers (CLDR): then its numbers in words mostly change too. */
function changesWithCount(locale: string): boolean {
  const rules = new Intl.PluralRules(locale);
  return new Set(Array.from({ length: 19 }, (_, index) => rules.select(index + 2))).size > 1;
}

/** Reports counts in words in a language whose number words change with what they count. */
export function checkCounts({ in: languages }: Content, report: ContentReport) {
  for (const code of report.site.languageCodes) {
    const { language, ...files } = languages[code];
    if (language.numbers.length === 0 || !changesWithCount(localeOf(language))) continue;
    for (const [name, file] of Object.entries(files))
      for (const { path, text } of textsBelow(file)) {
        const [count] = countsIn(text);
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
