import { byId, group, text } from "./fields.ts";

/** `content/<language>/terms.yaml`: the terms of the glossary. The page sorts them by the alphabet of its language. */
export const termsSchema = byId(
  group({
    term: text("le terme", 60).meta({ untagged: true }),
    abbreviation: text("son sigle, comme CND", 8).meta({ untagged: true }).optional(),
    said: text("les mots d’un texte qui mènent au terme, si le terme ou son sigle n’y suffit pas", 60)
      .meta({ untagged: true, differs: "present" })
      .optional(),
    definition: text("ce qu’il veut dire, en une phrase", 180),
  }),
  "un terme",
  "couplant",
).meta({ defines: "term" });
