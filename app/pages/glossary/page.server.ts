import type { z } from "zod";
import { group, text } from "#app/content/schema/fields.ts";
import { pageStart } from "#app/content/schema/parts.ts";

/** The page at `/glossaire`, and `content/<language>/glossary.yaml` */
export const glossary = {
  words: group({
    ...pageStart,
    list: group({
      letters: text(
        "le nom de l’index alphabétique, lu à voix haute",
        "the name of the index of letters, read aloud",
        40,
      ),
      other: text(
        "la mention avant le terme dans l’autre langue, lue à voix haute",
        "the label before the term in the other language, read aloud",
        30,
      ),
      method: text(
        "le lien d’un terme vers la méthode dont il est le nom",
        "the link from a term to the method that it names",
        30,
      ),
    }),
  }),
} as const;

export type GlossaryWords = z.infer<typeof glossary.words>;
