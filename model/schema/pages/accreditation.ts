import type { z } from "zod";
import { group, imageFile, list, text } from "../fields.ts";
import { head, innerPage, logoStrip, officeWords } from "../parts.ts";

/** Number of slides (specification, section 9). */
const accreditationSlides = 3;

/** A label of a drawing, at the place that it names. */
const label = (what: string, most = 24) => text(`sur le dessin : ${what}`, most);

const drawnSubject = <Labels extends z.ZodType>(labels: Labels) =>
  group({
    title: text("le titre", 80),
    lead: text("la première phrase"),
    points: list(text("une phrase"), "les phrases"),
    drawing: text("ce que montre le dessin, pour qui ne peut pas le voir", 200),
    labels: labels.meta({ untagged: true }),
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
    hydraulicTest: drawnSubject(
      group({
        pressure: label("l’unité de la pression", 5),
        time: label("l’unité du temps", 5),
        filling: label("le remplissage"),
        steps: label("la montée par paliers"),
        hold: label("le palier d’épreuve"),
        release: label("le retour à zéro", 15),
        service: label("la pression de service"),
        temperature: label("la température", 15),
      }),
    ),
    ships: drawnSubject(
      group({
        points: label("les points de mesure"),
        original: label("l’épaisseur d’origine"),
        remaining: label("l’épaisseur restante"),
        least: label("l’épaisseur la plus faible", 15),
      }),
    ),
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
