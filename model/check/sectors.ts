import { defaultLanguage, type Language } from "#model/site/pages.ts";
import { entries, quoted, wrong } from "#model/read/problem.ts";
import type { Content } from "#model/schema/model.ts";
import { unknownName } from "./references.ts";
import type { ContentReport } from "./report.ts";

/** Checks that each service of a sector has one explanation. */
function checkServices({ sectors, in: languages }: Content, report: ContentReport) {
  const file = `${defaultLanguage}/sectors.yaml`;
  const { items } = languages[defaultLanguage].sectors.tabs;
  for (const [sector, explanations] of Object.entries(sectors)) {
    const services = items[sector]?.items.length ?? explanations.length;
    if (explanations.length !== services)
      report.add(
        "sectors.yaml",
        wrong(
          `compte ${entries(explanations.length)}, et content/${file} ${services} prestations`,
          "en écrire une par prestation, dans le même ordre, et none là où aucune page n’explique",
        ),
        [sector],
      );
  }
}

/** Checks that every service of a sector that no page explains is explained with its sector, and no other is. */
function checkExplained({ sectors, in: languages }: Content, report: ContentReport) {
  const tabsIn = (code: Language) => languages[code].sectors.tabs.items;
  for (const [sector, explanations] of Object.entries(sectors)) {
    // Checks the languages with explanations (that others lack them is reported as a difference), or else the default one.
    const told = report.site.languageCodes.filter((code) => tabsIn(code)[sector]?.explained);
    for (const code of told.length > 0 ? told : [defaultLanguage as Language]) {
      const { items = [], explained = [] } = tabsIn(code)[sector] ?? {};
      const missing = items.filter(
        (name, index) => explanations[index] === "none" && !explained.some((entry) => entry.name === name),
      );
      const tell = report.within(`${code}/sectors.yaml`, "tabs", "items", sector, "explained");
      const strangers = [...explained.entries()].filter(([, { name }]) => !items.includes(name));
      for (const [index, { name }] of strangers)
        tell(
          unknownName(
            `explique ${quoted(name)}, que le secteur ne nomme pas`,
            name,
            missing,
            "enlever l’entrée",
            "enlever l’entrée, ou nommer la prestation dans items",
          ),
          index,
          "name",
        );
      // A name with another spelling is one mistake, not two.
      if (missing.length > strangers.length)
        tell(
          wrong(
            `ne dit pas ce qu’est ${missing.map(quoted).join(", ")}, et content/sectors.yaml ne nomme aucune page qui le dise`,
            "écrire une entrée à ce nom",
          ),
        );
    }
  }
}

/** Checks that the services of each sector are explained, once. */
export function checkSectors(content: Content, report: ContentReport): void {
  checkServices(content, report);
  checkExplained(content, report);
}
