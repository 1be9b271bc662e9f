/** The schema of home. */
import { group, imageFile, list, named, text } from "../fields.ts";
import { bySector, head, logoStrip, meta } from "../parts.ts";

const valueNames = ["integrity", "trust", "precision", "versatility", "responsiveness"] as const;

/** Number of pictures in the home carousel (specification, section 9). */
const homeSlides = 5;

/** The page at `/`, and `content/<language>/home.yaml` */
export const home = {
  words: group({
    meta,
    social: group({
      title: text("le titre de la page quand elle est partagée", 70, ["product"]),
      description: text("la description de la page quand elle est partagée", 200),
    }).meta({ untagged: true }),
    hero: group({
      label: text("le nom du carrousel, lu à voix haute"),
      title: text("le grand titre, de huit mots au plus"),
      lead: text("la phrase sous le grand titre"),
      controls: text("le bouton vers les trois contrôles"),
      contact: text("le lien vers la page Contact"),
      slides: list(text("le nom de la diapositive"), "les diapositives", homeSlides),
      scan: text("le nom du curseur qui passe le dessin sur l’image, lu à voix haute").optional(),
    }),
    strengths: group({
      title: text("le titre des valeurs, lu à voix haute"),
      items: named(
        valueNames,
        group({
          name: text("la valeur"),
          text: text("ce que la valeur veut dire en pratique"),
        }),
      ),
    }),
    recognised: group({
      title: text("le titre des certifications, de l’accréditation et des agréments, lu à voix haute"),
    }),
    about: group({
      ...head,
      lead: text("la première phrase"),
      more: text("le bouton vers la page À propos"),
      facts: list(
        group({ label: text("le nom d’un fait"), value: text("le fait") }),
        "les faits du cartouche",
      ),
    }),
    sectors: group({
      ...head,
      more: text("le lien vers la page des secteurs"),
      items: bySector(
        group({
          name: text("le secteur"),
          text: text("ce qui est contrôlé dans le secteur"),
        }),
      ).meta({ namesAll: "sector" }),
    }),
    activities: group({
      ...head,
      all: text("le lien vers la page de tous les contrôles"),
      details: text("le lien de chaque carte"),
    }),
    partners: logoStrip,
  }),
  pictures: group({
    first: list(imageFile, "les images du carrousel", homeSlides),
    about: imageFile,
    sectors: imageFile,
  }),
} as const;
