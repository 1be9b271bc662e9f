import { z } from "zod";
import { languageFolders } from "#model/site/site.ts";
import type { ContentSource } from "#model/read/read-folder.ts";
import type { ContentReport } from "./report.ts";
import { quoted, wrong } from "#model/read/problem.ts";
import { byMethod, byOffice } from "#model/schema/fields.ts";
import { languageCode } from "#model/schema/language.ts";

/** Only what the addresses of the site depend on; the rest of company.yaml is checked with the content. */
const officesSchema = z.looseObject({ offices: byOffice(z.unknown()) });

/** Reports pages of a language that share an address, and a page with the address of a language. */
function reportSharedAddresses(report: ContentReport): void {
  const { languages, paths } = report.site;
  for (const { code } of languages) {
    const addresses = Object.entries(paths[code]);
    for (const [page, path] of addresses) {
      const [owner] = addresses.find(([other, address]) => other !== page && address === path) ?? [];
      const isLanguage = languages.some((other) => path === `/${other.code}`) && page !== "home";
      if (owner === undefined && !isLanguage) continue;
      const ofMethod = page.startsWith("methods/");
      const whose = owner === undefined ? "d’une langue" : `de la page ${owner}`;
      report.add(
        `${code}/${ofMethod ? page : "language"}.yaml`,
        wrong(
          `est ${quoted(path.slice(path.lastIndexOf("/") + 1))}, qui est déjà l’adresse ${whose}`,
          "écrire une autre fin d’adresse",
        ),
        ofMethod ? ["address"] : ["addresses", page],
      );
    }
  }
}

/** Checks what everything else depends on: that all files, then languages, offices and methods can be read, and that addresses are unique. */
export function checkSite(source: ContentSource, report: ContentReport): void {
  for (const [file, refusal] of source.unreadable) report.add(file, refusal);
  // What cannot be read is not missing, and nothing can be said about what refers to it.
  if (source.unreadable.size > 0) return;
  for (const code of languageFolders(Object.keys(source.texts))) {
    if (!languageCode.test(code))
      report.add(code, wrong("n’est pas le code d’une langue", "nommer le dossier comme fr, en ou pt-BR"));
    report.value(`${code}/language.yaml`);
  }
  report.check("company.yaml", officesSchema);
  report.check("methods.yaml", byMethod(z.unknown()));
  if (report.problems.length === 0) reportSharedAddresses(report);
}
