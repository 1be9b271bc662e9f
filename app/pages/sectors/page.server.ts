import type { z } from "zod";
import { group, imageFile, list, text } from "#app/content/schema/fields.ts";
import { entry, head, officeWords, pageStart } from "#app/content/schema/parts.ts";
import { bySector } from "#app/content/schema/sectors.ts";

const sector = group({
  name: text("le nom du secteur", "the name of the sector", 40),
  lead: text("une phrase de contexte", "one sentence of context"),
  items: list(
    text("un service rendu dans le secteur", "a service given in the sector"),
    "les services du secteur",
    "the services of the sector",
  ),
  explained: list(
    entry,
    "les services du secteur qu’aucune page n’explique",
    "the services of the sector that no page explains",
  ).optional(),
});

/** The page at `/secteurs`, and `content/<language>/sectors.yaml` */
export const sectors = {
  words: group({
    ...pageStart,
    tabs: group({
      label: text("le nom du groupe d’onglets, lu à voix haute", "the name of the group of tabs, read aloud"),
      itemsTitle: text(
        "le titre au-dessus des services d’un secteur",
        "the heading above the services of a sector",
      ),
      items: bySector(sector),
    }),
    matrix: group({
      ...head,
      lead: text("la phrase avant le tableau", "the sentence before the table"),
      service: text("colonne : service", "column: service", 30),
    }),
    offices: officeWords,
  }),
  pictures: group({ first: imageFile, tabs: bySector(imageFile) }),
} as const;

export type SectorsWords = z.infer<typeof sectors.words>;
