import { defaultLanguage, languageCodes } from "#model/site/languages.ts";
import type { ContentReport } from "#model/read/report.ts";
import { unlikeCounts, wrong } from "#model/read/problem.ts";
import { languageFiles, type Content } from "#model/schema/model.ts";

type Group = Readonly<Record<string, unknown>>;

/** Whether a value of a file is a group of fields, or a list. */
export const isGroup = (value: unknown): value is Group => typeof value === "object" && value !== null;

/** The numbers of a text in digits, codes such as A1 aside, however a language groups them and parts their decimals. */
const numbersIn = (text: string) =>
  (text.replaceAll(/(?<=\d)[\s.,](?=\d)/g, "").match(/(?<!\p{L})\d+/gu) ?? []).sort().join(", ");

function compareFiles(name: string, code: string, source: Group, other: Group, report: ContentReport): void {
  const tell = report.within(`${code}/${name}.yaml`);
  const compare = (one: unknown, two: unknown, path: readonly PropertyKey[]): void => {
    // Languages may have their own search words; posts are compared with the company's.
    if (path.at(-1) === "keywords" || path.at(-1) === "posts") return;
    if (typeof one === "string" && typeof two === "string") {
      const [wanted, found] = [numbersIn(one), numbersIn(two)];
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
      // English says the one as title; the other is how texts of one language happen to say a term.
      if (key === "englishTitle" || key === "said") continue;
      // Only a field that is optional, or has an id of the writer's, can be absent here.
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

/** All languages must have the same number of entries in every list, the same fields, and the same numbers in them. */
export function checkSameShape({ in: languages }: Content, report: ContentReport): void {
  // What is said of a language itself is its own; pictures are compared with what is shown.
  const names = Object.keys(languageFiles).filter((name) => name !== "language" && name !== "pictures");
  for (const code of languageCodes.filter((other) => other !== defaultLanguage))
    for (const name of names) compareFiles(name, code, languages[defaultLanguage], languages[code], report);
}
