/** The schema of the page of training. */
import type { z } from "zod";
import { group, imageFile, list, named, text } from "../fields.ts";
import { officeWords, pageStart } from "../parts.ts";

const course = group({
  title: text("le titre de la formation"),
  detail: text("ce qui figure sous le titre").optional(),
  text: text("ce qu’est la formation").optional(),
  objectives: list(text("un objectif"), "les objectifs").optional(),
  audience: text("à qui s’adresse la formation").optional(),
  before: text("ce que la formation demande").optional(),
  after: text("ce que la formation donne").optional(),
});

const tab = group({
  name: text("le nom de l’onglet", 60),
  title: text("le titre du volet"),
  lead: text("la première phrase"),
  courses: list(course, "les formations"),
  note: text("ce que le lecteur doit savoir en plus").optional(),
});

/** The page at `/formation`, and `content/<language>/formation.yaml`. */
export const formation = {
  words: group({
    ...pageStart,
    chart: group({
      alt: text("ce que montre le dessin de la grue, lu à voix haute"),
      reach: text("le nom de l’axe, sous le dessin", 20),
      limit: text("le nom de la ligne à ne pas dépasser", 20),
    }),
    tabs: group({
      label: text("le nom du groupe d’onglets, lu à voix haute"),
      objectivesTitle: text("le titre au-dessus des objectifs d’une formation"),
      audienceTitle: text("le titre au-dessus du public d’une formation"),
      beforeTitle: text("le titre au-dessus de ce qu’une formation demande"),
      afterTitle: text("le titre au-dessus de ce qu’une formation donne"),
      items: group({ activities: tab, safety: tab, rescue: tab, management: tab }),
    }),
    offices: officeWords,
  }),
  pictures: group({
    tabs: named(["activities", "safety", "rescue", "management"], imageFile),
  }),
} as const;

export type Course = z.infer<typeof course>;
