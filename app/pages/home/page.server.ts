import type { z } from "zod";
import { group, imageFile, list, named, text } from "#app/content/schema/fields.ts";
import { head, logoStrip, meta } from "#app/content/schema/parts.ts";
import { bySector } from "#app/content/schema/sectors.ts";

const valueNames = ["integrity", "trust", "precision", "versatility", "responsiveness"] as const;

/** Number of pictures in the home carousel (specification, section 9). */
const homeSlides = 5;

/** The page at `/`, and `content/<language>/home.yaml` */
export const home = {
  words: group({
    meta,
    social: group({
      title: text(
        "le titre de la page quand elle est partagée",
        "the title of the page when it is shared",
        70,
        ["product"],
      ),
      description: text(
        "la description de la page quand elle est partagée",
        "the description of the page when it is shared",
        200,
      ),
    }),
    hero: group({
      label: text("le nom du carrousel, lu à voix haute", "the name of the carousel, read aloud"),
      title: text("le grand titre, de huit mots au plus", "the headline, of at most eight words"),
      lead: text("la phrase sous le grand titre", "the sentence below the headline"),
      controls: text("le bouton vers les trois contrôles", "the button to the three controls"),
      contact: text("le lien vers la page Contact", "the link to the contact page"),
      slides: list(
        text("le nom de la diapositive", "the name of the slide"),
        "les diapositives",
        "the slides",
        homeSlides,
      ),
    }),
    strengths: group({
      title: text("le titre des valeurs, lu à voix haute", "the heading of the values, read aloud"),
      items: named(
        valueNames,
        group({
          name: text("la valeur", "the value"),
          text: text("ce que la valeur veut dire en pratique", "what the value means in practice"),
        }),
      ),
    }),
    recognised: group({
      title: text(
        "le titre des certifications, de l’accréditation et des agréments, lu à voix haute",
        "the heading of the certifications, the accreditation and the approvals, read aloud",
      ),
    }),
    about: group({
      ...head,
      lead: text("la première phrase", "the first sentence"),
      text: text("le paragraphe", "the paragraph"),
      more: text("le bouton vers la page À propos", "the button to the About page"),
      facts: list(
        group({ label: text("le nom d’un fait", "the name of a fact"), value: text("le fait", "the fact") }),
        "les faits du cartouche",
        "the facts in the title block",
      ),
    }),
    sectors: group({
      ...head,
      more: text("le lien vers la page des secteurs", "the link to the sectors page"),
      items: bySector(
        group({
          name: text("le secteur", "the sector"),
          text: text("ce qui est contrôlé dans le secteur", "what is controlled in the sector"),
        }),
      ),
    }),
    activities: group({
      ...head,
      all: text("le lien vers la page de tous les contrôles", "the link to the page of all controls"),
      details: text("le lien de chaque carte", "the link on each card"),
    }),
    partners: logoStrip,
  }),
  pictures: group({
    first: list(imageFile, "les images du carrousel", "the pictures of the carousel", homeSlides),
    about: imageFile,
    sectors: imageFile,
  }),
} as const;

export type HomeWords = z.infer<typeof home.words>;
