import type { z } from "zod";
import { group, imageFile, list, named, text } from "#app/content/schema/fields.ts";
import { officeWords, pageStart } from "#app/content/schema/parts.ts";

/** A training course: what is learnt, and by whom. */
const course = group({
  title: text("le titre de la formation", "the title of the course"),
  detail: text("ce qui figure sous le titre", "what stands below the title").optional(),
  text: text("ce qu’est la formation", "what the course is").optional(),
  objectives: list(text("un objectif", "an objective"), "les objectifs", "the objectives").optional(),
  audience: text("à qui s’adresse la formation", "whom the course is for").optional(),
  before: text("ce que la formation demande", "what the course asks for").optional(),
  after: text("ce que la formation donne", "what the course gives").optional(),
});

const tab = group({
  name: text("le nom de l’onglet", "the name of the tab", 60),
  title: text("le titre du volet", "the heading of the panel"),
  lead: text("la première phrase", "the first sentence"),
  courses: list(course, "les formations", "the courses"),
  note: text("ce que le lecteur doit savoir en plus", "what the reader must know besides").optional(),
});

/** The page at `/formation`, and `content/<language>/formation.yaml`. */
export const formation = {
  words: group({
    ...pageStart,
    tabs: group({
      label: text("le nom du groupe d’onglets, lu à voix haute", "the name of the group of tabs, read aloud"),
      objectivesTitle: text(
        "le titre au-dessus des objectifs d’une formation",
        "the heading above the objectives of a course",
      ),
      audienceTitle: text(
        "le titre au-dessus du public d’une formation",
        "the heading above the audience of a course",
      ),
      beforeTitle: text(
        "le titre au-dessus de ce qu’une formation demande",
        "the heading above what a course asks for",
      ),
      afterTitle: text(
        "le titre au-dessus de ce qu’une formation donne",
        "the heading above what a course gives",
      ),
      items: group({ activities: tab, safety: tab, rescue: tab, management: tab }),
    }),
    offices: officeWords,
  }),
  pictures: group({
    first: imageFile,
    tabs: named(["activities", "safety", "rescue", "management"], imageFile),
  }),
} as const;

export type FormationWords = z.infer<typeof formation.words>;
export type Course = z.infer<typeof course>;
