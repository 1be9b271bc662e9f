import type { z } from "zod";
import { group, imageFile, list, text } from "#app/content/schema/fields.ts";
import { head, innerPage, logoStrip } from "#app/content/schema/parts.ts";

/** Number of slides (specification, section 9). */
const accreditationSlides = 3;

/** What the company is recognised for, with its drawing. @param marks how many things the drawing marks */
const drawnSubject = (marks: number) =>
  group({
    title: text("le titre", "the heading", 80),
    lead: text("la première phrase", "the first sentence"),
    text: text("le paragraphe", "the paragraph"),
    drawing: text(
      "ce que montre le dessin, pour qui ne peut pas le voir",
      "what the drawing shows, for someone who cannot see it",
      200,
    ),
    legend: list(
      text("ce que désigne un repère du dessin", "what a mark of the drawing stands for", 60),
      "la légende du dessin",
      "the legend of the drawing",
      marks,
    ),
  });

/** The page at `/accreditation`, and `content/<language>/accreditation.yaml` */
export const accreditation = {
  words: group({
    ...innerPage,
    carousel: group({
      label: text("le nom du carrousel, lu à voix haute", "the name of the carousel, read aloud"),
      choose: text(
        "le nom du groupe d’indicateurs, lu à voix haute",
        "the name of the group of indicators, read aloud",
      ),
      slides: list(
        group({
          label: text("le nom de la diapositive", "the name of the slide", 60),
          text: text("la phrase de la diapositive", "the sentence on the slide", 180),
        }),
        "les diapositives",
        "the slides",
        accreditationSlides,
      ),
    }),
    hydraulicTest: drawnSubject(5),
    ships: drawnSubject(3),
    scopes: group(head),
    methodsTitle: text(
      "le titre au-dessus du tableau des agréments CND",
      "the heading above the table of NDT approvals",
    ),
    qualityLink: text("le lien vers la page Qualité", "the link to the quality page"),
    clients: logoStrip,
  }),
  pictures: group({
    first: list(imageFile, "les images du carrousel", "the pictures of the carousel", accreditationSlides),
  }),
} as const;

export type AccreditationWords = z.infer<typeof accreditation.words>;
