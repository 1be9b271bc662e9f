import { z } from "zod";
import { languageFolders, siteOf } from "#model/site/site.ts";
import type { ContentSource } from "#model/read/read-folder.ts";
import type { ContentReport } from "./report.ts";
import { quoted, wrong } from "#model/read/problem.ts";
import { record } from "#model/schema/fields.ts";
import { languageCode } from "#model/schema/language.ts";

/** Only what the addresses of the site depend on; all else about the company is checked with the content. */
const officesSchema = z.looseObject({
  offices: record(
    z.string().regex(/^[a-z][a-z0-9-]*$/),
    z.unknown(),
    wrong("n’est pas le nom d’un bureau", "l’écrire en petites lettres, sans espace ni accent, comme tunis"),
    wrong("manque", "écrire un groupe de champs pour chaque bureau"),
  ),
});

const methodsSchema = record(
  z.string().regex(/^[a-z][A-Za-z]*$/),
  z.unknown(),
  wrong("n’est pas le nom d’une méthode", "l’écrire en lettres, sans espace ni accent, comme ultrasonic"),
  wrong("est vide", "écrire une ligne pour une méthode, comme ultrasonic"),
);

/** Reports two pages of a language that have one address, and a page that has that of a language. */
function reportTwins({ texts }: ContentSource, report: ContentReport): void {
  const { languages, paths } = siteOf(texts);
  for (const { code } of languages) {
    const addresses = Object.entries(paths[code]);
    for (const [page, path] of addresses) {
      const [twin] = addresses.find(([other, address]) => other !== page && address === path) ?? [];
      const isLanguage = languages.some((other) => path === `/${other.code}`) && page !== "home";
      if (twin === undefined && !isLanguage) continue;
      const ofMethod = page.startsWith("methods/");
      const owner = twin === undefined ? "d’une langue" : `de la page ${twin}`;
      report.add(
        `${code}/${ofMethod ? page : "language"}.yaml`,
        wrong(
          `est ${quoted(path.slice(path.lastIndexOf("/") + 1))}, qui est déjà l’adresse ${owner}`,
          "écrire une autre fin d’adresse",
        ),
        ofMethod ? ["address"] : ["addresses", page],
      );
    }
  }
}

/** Checks what all else rests on: languages, offices and methods that cannot be read, and addresses that are taken. */
export function checkSite(source: ContentSource, report: ContentReport): void {
  for (const code of languageFolders(Object.keys(source.texts))) {
    if (!languageCode.test(code))
      report.add(code, wrong("n’est pas le code d’une langue", "nommer le dossier comme fr, en ou pt-BR"));
    report.value(`${code}/language.yaml`);
  }
  report.check("company.yaml", officesSchema);
  report.check("methods.yaml", methodsSchema);
  if (report.problems.length === 0) reportTwins(source, report);
}
