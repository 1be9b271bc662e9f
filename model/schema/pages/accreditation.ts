import type { z } from "zod";
import { group, imageFile, list, text } from "../fields.ts";
import { head, innerPage, logoStrip, officeWords } from "../parts.ts";

/** Number of slides (specification, section 9). */
const accreditationSlides = 3;

/** What the company is recognised for, with its drawing. @param marks how many things the drawing marks */
const drawnSubject = (marks: number) =>
  group({
    title: text("le titre", 80),
    lead: text("la première phrase"),
    text: text("le paragraphe"),
    drawing: text("ce que montre le dessin, pour qui ne peut pas le voir", 200),
    legend: list(text("ce que désigne un repère du dessin", 60), "la légende du dessin", marks),
  });

/** The page at `/accreditation`, and `content/<language>/accreditation.yaml` */
export const accreditation = {
  words: group({
    ...innerPage,
    carousel: group({
      label: text("le nom du carrousel, lu à voix haute"),
      choose: text("le nom du groupe d’indicateurs, lu à voix haute"),
      slides: list(
        group({
          label: text("le nom de la diapositive", 60),
          text: text("la phrase de la diapositive", 180),
        }),
        "les diapositives",
        accreditationSlides,
      ),
    }),
    hydraulicTest: drawnSubject(5),
    ships: drawnSubject(3),
    scopes: group(head),
    methodsTitle: text("le titre au-dessus du tableau des agréments CND"),
    qualityLink: text("le lien vers la page Qualité"),
    offices: officeWords,
    clients: logoStrip,
  }),
  pictures: group({
    first: list(imageFile, "les images du carrousel", accreditationSlides),
  }),
} as const;

export type AccreditationWords = z.infer<typeof accreditation.words>;
