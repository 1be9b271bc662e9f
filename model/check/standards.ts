import { quoted, wrong } from "#model/read/problem.ts";
import type { Content, Words } from "#model/schema/model.ts";
import type { Site } from "#model/site/site.ts";
import type { ContentReport } from "./report.ts";

/** Bodies whose documents have only an English title. */
const englishBodies = /^(?:API|ASME|AWS|NACE)\b/;

function standardsOf(language: Words, methodNames: Site["methodNames"]) {
  return [
    { name: "rsc", path: ["standards", "items"], standards: language.rsc.standards.items },
    { name: "crs", path: ["standards", "items"], standards: language.crs.standards.items },
    ...methodNames.map((method) => {
      const name = `methods/${method}` as const;
      return { name, path: ["standards"], standards: language[name].standards ?? [] };
    }),
  ];
}

/** Reports standards with only an English title whose `englishTitle` is missing or not that of `content/en`. */
export function checkStandards({ in: languages }: Content, report: ContentReport) {
  const { languageCodes, methodNames } = report.site;
  // The owner may have removed English.
  const { en } = languages as Partial<Record<string, Words>>;
  const titles = new Map(
    (en ? standardsOf(en, methodNames) : []).flatMap(({ standards }) =>
      standards.map(({ reference, title }) => [reference, title] as const),
    ),
  );
  for (const code of languageCodes.filter((other) => other !== "en"))
    for (const { name, path, standards } of standardsOf(languages[code], methodNames))
      for (const [index, { reference, englishTitle }] of standards.entries()) {
        const title = titles.get(reference);
        const isRight = englishTitle !== undefined && (!en || englishTitle === title);
        if (isRight || !englishBodies.test(reference)) continue;
        const problem =
          englishTitle === undefined
            ? wrong(
                "manque",
                `écrire le titre anglais du document ${reference}, qui n’en a pas d’autre, et comme titre ce dont traite le document`,
              )
            : wrong(
                `n’est pas le titre que content/en donne au document ${reference}`,
                `écrire ${quoted(title ?? "")} dans les deux`,
              );
        report.add(`${code}/${name}.yaml`, problem, [...path, index, "englishTitle"]);
      }
}
