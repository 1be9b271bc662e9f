import { byId, group, text } from "./fields.ts";

/** `content/<language>/terms.yaml`: the terms of the glossary. The page sorts them by the alphabet of its language. */
export const termsSchema = byId(
  group({
    term: text("le terme", "the term", 60),
    abbreviation: text("son sigle, comme CND", "its short form, such as CND", 6).optional(),
    definition: text("ce qu’il veut dire, en une phrase", "what it means, in one sentence", 180),
  }),
  "un terme",
  "a term",
  "couplant",
);
