import type { z } from "zod";
import { pages } from "#app/i18n/pages.ts";
import { group, named, text } from "./fields.ts";

/** The French labels of all pages: the keys under which every language gives its own (specification, section 1). */
const labels = Object.values(pages).map(({ label }) => label);

/**
 * `content/<language>/frame.yaml`: the words around and shared by all pages.
 * The keys of `labels` are the French texts: the right-hand side is what is shown.
 */
export const frameSchema = group({
  labels: named(
    labels,
    text("le nom de la page dans les menus et les liens", "the name of the page in menus and links"),
  ),
  skipLink: text("le lien qui saute au contenu", "the link that jumps to the content"),
  logo: text("où mène le logo, après le nom de la marque", "what the logo link does, after the brand"),
  navigation: text("le nom du menu principal, lu à voix haute", "the name of the main menu, read aloud"),
  menu: text("le nom du bouton qui ouvre le menu", "the name of the button that opens and closes the menu"),
  languages: text(
    "le nom du groupe de drapeaux, lu à voix haute",
    "the name of the group of flags, read aloud",
  ),
  breadcrumb: text("le nom du fil d’Ariane, lu à voix haute", "the name of the breadcrumb, read aloud"),
  scrollToTop: text("le nom du bouton qui ramène en haut", "the name of the button that returns to the top"),
  skipLoading: text("comment passer l’écran de chargement", "how to pass over the loading screen"),
  carousel: group({
    role: text("comment s’appelle un carrousel, lu à voix haute", "what a carousel is called, read aloud"),
    slideRole: text(
      "comment s’appelle une diapositive, lu à voix haute",
      "what a slide is called, read aloud",
    ),
    position: text(
      "la place d’une diapositive, avec {number} et {total}",
      "place of a slide, with {number} and {total}",
    ),
    previous: text("le bouton vers l’image précédente", "the button to the previous picture"),
    next: text("le bouton vers l’image suivante", "the button to the next picture"),
    pause: text("le bouton qui arrête le mouvement", "the button that stops the movement"),
    play: text("le bouton qui reprend le mouvement", "the button that starts the movement"),
  }),
  footer: group({
    claim: text("une phrase sur la société, sous le logo", "one sentence on the company, below the logo"),
    company: text(
      "le titre de la colonne des pages de la société",
      "the heading of the column of company pages",
    ),
    domains: text("le titre de la colonne des contrôles", "the heading of the column of controls"),
    trade: text("le métier de la société, après son nom", "the company's trade, after its name"),
  }),
});

export type FrameWords = z.infer<typeof frameSchema>;
export type CarouselWords = FrameWords["carousel"];
