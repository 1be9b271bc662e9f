import type { z } from "zod";
import { group, text } from "#app/content/schema/fields.ts";
import { firstPicture, innerPage } from "#app/content/schema/parts.ts";

/** The page at `/glossaire`, and `content/<language>/glossary.yaml` */
export const glossary = {
  address: "/glossaire",
  label: "Glossaire",
  words: group({
    ...innerPage,
    list: group({
      letters: text(
        "le nom de l’index alphabétique, lu à voix haute",
        "the name of the index of letters, read aloud",
        40,
      ),
      other: text(
        "la mention avant le terme dans l’autre langue",
        "the label before the term in the other language",
        30,
      ),
    }),
  }),
  pictures: firstPicture,
} as const;

export type GlossaryWords = z.infer<typeof glossary.words>;
