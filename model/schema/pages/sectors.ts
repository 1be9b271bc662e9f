/** The schema of the page of sectors. */
import type { MethodName } from "#model/site/pages.ts";
import { group, imageFile, list, reference, text } from "../fields.ts";
import { bySector, entry, officeWords, pageStart } from "../parts.ts";

const sector = group({
  name: text("le nom du secteur", 40),
  lead: text("une phrase de contexte"),
  items: list(text("un service rendu dans le secteur"), "les services du secteur"),
  explained: list(entry, "les services du secteur qu’aucune page n’explique").optional(),
});

/** The page that explains a service: a method's, another one, or none. */
const explanation = reference<MethodName | "cnd" | "rsc" | "crs" | "accreditation" | "none">(
  "method",
  "ce qui explique une prestation",
  ["cnd", "rsc", "crs", "accreditation", "none"],
);

/** The page at `/secteurs`, and `content/<language>/sectors.yaml` */
export const sectors = {
  words: group({
    ...pageStart,
    tabs: group({
      label: text("le nom du groupe d’onglets, lu à voix haute"),
      itemsTitle: text("le titre au-dessus des services d’un secteur"),
      items: bySector(sector).meta({ defines: "sector" }),
    }),
    offices: officeWords,
  }),
  /** `content/sectors.yaml`: the explanations in the order of the services of each sector. */
  shared: bySector(list(explanation, "ce qui explique chaque prestation")).meta({ namesAll: "sector" }),
  pictures: group({ tabs: bySector(imageFile).meta({ namesAll: "sector" }) }),
} as const;
