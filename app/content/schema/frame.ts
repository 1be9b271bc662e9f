import type { z } from "zod";
import { officeIds } from "#app/i18n/paths.ts";
import { group, named, text } from "./fields.ts";

/**
 * `content/<language>/frame.yaml`: the words around and shared by all pages.
 * The keys of `labels` are the French texts (specification, section 1): the right-hand side is what is shown.
 */
export const frameSchema = group({
  labels: group({
    Accueil: text("the menu label of the home page"),
    "À propos": text("the menu label of the About page"),
    "Secteurs d’intervention": text("the menu label of the sectors page"),
    "Domaine d’application": text("the menu label of the three controls"),
    "Contrôle non destructif": text("the name of the CND page"),
    "Réception et suivi de construction": text("the name of the RSC page"),
    "Contrôle réglementaire de sécurité": text("the name of the CRS page"),
    "Domaines d’activité": text("the menu label of the control page"),
    Formation: text("the menu label of the training page"),
    Qualité: text("the menu label of the quality page"),
    Accréditation: text("the label of the accreditation page"),
    Contact: text("the menu label of the contact page"),
    Glossaire: text("the label of the glossary"),
    Accessibilité: text("the label of the accessibility statement"),
  }),
  skipLink: text("the link that jumps to the content"),
  logo: text("what the logo link does, after the brand"),
  navigation: text("the name of the main menu, read aloud"),
  menu: text("the name of the button that opens and closes the menu"),
  languages: text("the name of the group of flags, read aloud"),
  breadcrumb: text("the name of the breadcrumb, read aloud"),
  scrollToTop: text("the name of the button that returns to the top"),
  skipLoading: text("how to pass over the loading screen"),
  carousel: group({
    role: text("what a carousel is called, read aloud"),
    slideRole: text("what a slide is called, read aloud"),
    position: text("place of a slide, with {number} and {total}").regex(
      /^(?=[\s\S]*\{number\})(?=[\s\S]*\{total\})/,
      { error: "must contain {number} and {total}: write it like {number} sur {total}" },
    ),
    previous: text("the button to the previous picture"),
    next: text("the button to the next picture"),
    pause: text("the button that stops the movement"),
    play: text("the button that starts the movement"),
  }),
  footer: group({
    claim: text("one sentence on the company, below the logo"),
    company: text("the heading of the column of company pages"),
    domains: text("the heading of the column of controls"),
    offices: named(officeIds, text("the heading of the office")),
    trade: text("the company's trade, after its name"),
  }),
});

export type FrameWords = z.infer<typeof frameSchema>;
export type MenuLabel = keyof FrameWords["labels"];
export type CarouselWords = FrameWords["carousel"];
