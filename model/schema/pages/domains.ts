import { group, text } from "../fields.ts";
import { pageStart, officeWords } from "../parts.ts";

/** The page at `/domaines`, and `content/<language>/domains.yaml` */
export const domains = {
  words: group({
    ...pageStart,
    list: group({
      index: text("le titre de l’index des équipements", 30),
      points: text("le nombre de points à examiner sur un équipement, avec {number}", 40),
    }),
    offices: officeWords,
  }),
} as const;
