import { pages } from "#model/site/pages.ts";
import { group, named, text } from "./fields.ts";

/** The French labels of all pages, which are the keys in the file of every language (specification, section 1). */
const labels = Object.values(pages).map(({ label }) => label);

/** `content/<language>/frame.yaml`: words that all pages share. */
export const frameSchema = group({
  labels: named(labels, text("le nom de la page dans les menus et les liens")),
  skipLink: text("le lien qui saute au contenu"),
  logo: text("où mène le logo, après le nom de la marque"),
  navigation: text("le nom du menu principal, lu à voix haute"),
  menu: text("le nom du bouton qui ouvre le menu"),
  languages: text("le nom du groupe de drapeaux, lu à voix haute"),
  breadcrumb: text("le nom du fil d’Ariane, lu à voix haute"),
  scrollToTop: text("le nom du bouton qui ramène en haut"),
  skipLoading: text("comment passer l’écran de chargement"),
  carousel: group({
    role: text("comment s’appelle un carrousel, lu à voix haute"),
    slideRole: text("comment s’appelle une diapositive, lu à voix haute"),
    position: text("la place d’une diapositive, avec {number} et {total}"),
    previous: text("le bouton vers l’image précédente"),
    next: text("le bouton vers l’image suivante"),
    pause: text("le bouton qui arrête le mouvement"),
    play: text("le bouton qui reprend le mouvement"),
  }),
  footer: group({
    claim: text("une phrase sur la société, sous le logo"),
    company: text("le titre de la colonne des pages de la société"),
    domains: text("le titre de la colonne des contrôles"),
    trade: text("le métier de la société, après son nom"),
  }),
});
