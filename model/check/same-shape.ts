/** Checks that languages agree: the same entries, fields and numbers. */
import { defaultLanguage } from "#model/site/pages.ts";
import type { ContentReport } from "./report.ts";
import { unlikeCounts, wrong } from "#model/read/problem.ts";
import { isGroup, type Group } from "#model/read/texts-below.ts";
import { metaAt } from "#model/schema/field-meta.ts";
import { languageFilesOf, schemaOf, type Content } from "#model/schema/model.ts";

/**
 * Converts digits of any script to 0 to 9: each script has its ten digits in sequence (Unicode, Nd), the first after a character
 * that is none.
 */
const plainDigits = (text: string) =>
  text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });

/**
 * The numbers of a text, however a language writes, groups and separates their digits. Codes such as A12 (after a Latin letter)
 * do not count.
 */
const numbersIn = (text: string) =>
  (
    plainDigits(text)
      .replaceAll(/(?<=\d)[\s.,٫٬](?=\d)/g, "")
      .match(/(?<![\p{sc=Latn}\d])\d+/gu) ?? []
  )
    .sort()
    .join(", ");

function compareFiles(name: string, code: string, source: Group, other: Group, report: ContentReport): void {
  const tell = report.within(`${code}/${name}.yaml`);
  const schema = schemaOf(`${code}/${name}.yaml`);
  const named = report.namePattern;
  const numbersSaid = (text: string) => numbersIn(named ? text.replaceAll(named, " ") : text);
  const compare = (one: unknown, two: unknown, path: readonly PropertyKey[]): void => {
    const { differs, namesAll } = metaAt(schema, path);
    if (differs === "free" || differs === "else") return;
    if (typeof one === "string" && typeof two === "string") {
      const [wanted, found] = [numbersSaid(one), numbersSaid(two)];
      const says = `dit ${found || "aucun nombre"}, et ${defaultLanguage} ${wanted || "aucun"}`;
      if (wanted !== found) tell(wrong(says, "dire les mêmes nombres dans les deux"), ...path);
    }
    if (!isGroup(one) || !isGroup(two)) return;
    if (Array.isArray(one) && Array.isArray(two) && one.length !== two.length) {
      tell(unlikeCounts(two, one, defaultLanguage), ...path);
      return;
    }
    for (const key of Object.keys({ ...two, ...one })) {
      const field = [...path, Array.isArray(one) ? Number(key) : key];
      if (key in one && key in two) {
        compare(one[key], two[key], field);
        continue;
      }
      if (namesAll !== undefined || metaAt(schema, field).differs === "present") continue;
      // Only an optional field, or one with an id chosen by the writer, can be absent here.
      const [absent, present] = key in one ? [code, defaultLanguage] : [defaultLanguage, code];
      const problem = wrong(
        `manque, mais se trouve dans ${present}`,
        "l’écrire dans les deux, ou dans aucun",
      );
      report.add(`${absent}/${name}.yaml`, problem, field);
    }
  };
  compare(source[name], other[name], []);
}

/** Checks that all languages have the same number of entries in every list, the same fields, and the same numbers in them. */
export function checkSameShape({ in: languages }: Content, report: ContentReport): void {
  for (const code of report.site.languageCodes.filter((other) => other !== defaultLanguage))
    for (const name of Object.keys(languageFilesOf(report.site)))
      compareFiles(name, code, languages[defaultLanguage], languages[code], report);
}
