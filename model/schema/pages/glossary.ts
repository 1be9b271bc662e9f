import { group, text } from "../fields.ts";
import { pageStart } from "../parts.ts";

/** The page at `/glossaire`, and `content/<language>/glossary.yaml` */
export const glossary = {
  words: group({
    ...pageStart,
    list: group({
      letters: text("le nom de l’index alphabétique, lu à voix haute", 40),
      other: text("la mention avant le terme dans l’autre langue, lue à voix haute", 30),
      method: text("le lien d’un terme vers la méthode dont il est le nom", 30),
    }),
  }),
} as const;
