import { group, named, text } from "../fields.ts";
import { details, head, pageStart } from "../parts.ts";

/** The page at `/contact`, and `content/<language>/contact.yaml` */
export const contact = {
  words: group({
    ...pageStart,
    intro: group({
      ...head,
      lead: text("la première phrase, avec {details}"),
      text: text("le paragraphe"),
      details,
    }),
    letter: group({
      title: text("la mention avant les demandes à préparer", 40),
      subject: text("l’objet d’un e-mail, avec {page}", 60),
      requests: named(["control", "crs", "formation"], text("sur quoi porte une demande", 40)),
      line: text("une ligne d’un e-mail, avec {detail}", 30),
    }),
    labels: group({
      landline: text("la mention avant le téléphone fixe", 30),
      mobile: text("la mention avant le téléphone mobile", 30),
      fax: text("la mention avant le fax", 30),
      email: text("la mention avant l’adresse e-mail", 30),
    }),
    copy: text("le bouton qui copie un numéro ou une adresse e-mail"),
    copied: text("ce qui est dit une fois cela copié"),
    notCopied: text("ce qui est dit quand cela ne peut être copié et est sélectionné à la place", 60),
    card: text("le lien vers la fiche du bureau pour un carnet d’adresses"),
    directions: text("le lien vers le service de cartes"),
    newTab: text(
      "ce qui est lu à voix haute derrière, là où l’œil voit un signe : il ouvre un nouvel onglet",
    ),
  }),
} as const;
