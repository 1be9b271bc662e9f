import { byId, group, text } from "./fields.ts";

/** `content/<language>/terms.yaml`: the terms of the glossary. The page sorts them by the alphabet of its language. */
export const termsSchema = byId(
  group({
    term: text("le terme", "the term", 60),
    abbreviation: text("son sigle, comme CND", "its short form, such as CND", 6).optional(),
    said: text(
      "les mots par lesquels les pages le disent, si ce sont d’autres que le terme",
      "the words by which pages say it, if these are others than the term",
      60,
    ).optional(),
    definition: text("ce qu’il veut dire, en une phrase", "what it means, in one sentence", 180),
  }),
  "un terme",
  "a term",
  "couplant",
);
