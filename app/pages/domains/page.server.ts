import type { z } from "zod";
import { group, text } from "#app/content/schema/fields.ts";
import { firstPicture, head, innerPage } from "#app/content/schema/parts.ts";

/** The page at `/domaines`, and `content/<language>/domains.yaml` */
export const domains = {
  address: "/domaines",
  label: "Domaine d’application",
  words: group({
    ...innerPage,
    list: group({
      ...head,
      damageTitle: text("la mention avant le dommage typique", "the label before the typical damage", 40),
      controlsTitle: text(
        "la mention avant les contrôles qui le cherchent",
        "the label before the controls that look for it",
        40,
      ),
      pointsTitle: text(
        "le nom de la liste des points, lu à voix haute",
        "the name of the list of points, read aloud",
        60,
      ),
    }),
  }),
  pictures: firstPicture,
} as const;

export type DomainsWords = z.infer<typeof domains.words>;
