import type { z } from "zod";
import { group, text } from "#app/content/schema/fields.ts";
import { firstPicture, innerPage } from "#app/content/schema/parts.ts";

/** The page at `/contact`, and `content/<language>/contact.yaml` */
export const contact = {
  words: group({
    ...innerPage,
    labels: group({
      landline: text("la mention avant le téléphone fixe", "the label before the landline", 30),
      mobile: text("la mention avant le téléphone mobile", "the label before the mobile telephone", 30),
      fax: text("la mention avant le fax", "the label before the fax", 30),
      email: text("la mention avant l’adresse e-mail", "the label before the e-mail address", 30),
    }),
    copy: text("le bouton qui copie un numéro", "the button that copies a number"),
    copied: text("ce qui est dit une fois le numéro copié", "what is said once the number is copied"),
    notCopied: text(
      "ce qui est dit quand le numéro ne peut être copié et est sélectionné à la place",
      "what is said when the number cannot be copied, and is selected instead",
      60,
    ),
    card: text(
      "le lien vers la fiche du bureau pour un carnet d’adresses",
      "the link to the office's card for an address book",
    ),
    directions: text("le lien vers le service de cartes", "the link to the map service"),
    newTab: text(
      "ce qui est lu à voix haute derrière, là où l’œil voit un signe : il ouvre un nouvel onglet",
      "what is read aloud after it, where the eye sees a sign: it opens a new tab",
    ),
  }),
  pictures: firstPicture,
} as const;

export type ContactWords = z.infer<typeof contact.words>;
