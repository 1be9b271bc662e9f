import type { z } from "zod";
import { group, imageFile, list, pageDescription, text, titleLimit } from "./fields.ts";

/** Pieces that several pages are made of. */

/** Label, heading: the head of a section. */
export const head = {
  label: text("la mention au-dessus du titre", "the label above the heading", 40),
  title: text("le titre", "the heading", 80),
};

/** Name and explanation. */
export const entry = group({
  name: text("le nom", "the name"),
  text: text("l’explication", "the explanation"),
});

/** What search engines and browser tabs say of a page. */
export const meta = group({
  title: text("le titre de la page, sans la marque", "the page title, without the brand", titleLimit, [
    "product",
  ]),
  description: pageDescription(
    "la description de la page pour les moteurs de recherche",
    "the page description for search engines",
  ),
  keywords: list(
    text("un mot de recherche", "a search word"),
    "les mots de recherche de la page",
    "the page's search words",
  ),
});

/** The pictures of a page that has no other than that of its first screen. */
export const firstPicture = group({ first: imageFile });

/** The first words of a page. */
export const hero = group({
  title: text("le titre principal de la page", "the page's main heading", 60),
  lead: text("la phrase sous le titre", "the sentence below the heading", 160),
});

/** Standards, by reference and title. */
export const standardList = list(
  group({
    reference: text("la référence d’une norme", "the reference of a standard", 40),
    title: text(
      "le titre de la norme, ou de quoi elle traite si son titre n’existe qu’en anglais",
      "the title of the standard, or what it is about if its title exists in English alone",
    ),
    englishTitle: text(
      "le titre d’une norme qui n’en a qu’en anglais",
      "the title of a standard that has none but the English one",
    ).optional(),
  }),
  "les normes",
  "the standards",
);

/** What stands before the lines of the offices, at the end of a page. */
export const officeWords = group({
  ...head,
  text: text("ce qu’il faut avoir sous la main pour appeler", "what to have at hand when calling"),
});

/** What every page but home, the methods and not-found begins with. */
export const pageStart = {
  meta,
  breadcrumb: text(
    "le nom court de la page dans le fil d’Ariane",
    "the short name of the page in the breadcrumb",
    40,
  ),
  hero,
};

/** The start of a page that has more to say before its sections than the sentence below its heading. */
export const innerPage = {
  ...pageStart,
  intro: group({
    ...head,
    lead: text("la première phrase", "the first sentence"),
    text: text("le paragraphe", "the paragraph"),
  }),
};

/** Facts in the title block of a page's first screen; the first is set large. */
export const facts = list(
  group({
    label: text("le nom d’un fait", "the name of a fact", 30),
    value: text("le fait", "the fact", 60),
  }),
  "les faits du cartouche",
  "the facts in the title block",
);

/** What the three pages of controls share, in the order in which they show it. */
export const servicePage = {
  ...innerPage,
  facts,
  when: group({
    ...head,
    items: list(
      text("une occasion où le contrôle est demandé", "an occasion on which the control is asked for"),
      "les occasions",
      "the occasions",
    ),
  }),
  standards: group({
    ...head,
    text: text("comment les normes s’appliquent", "how standards apply"),
    items: standardList,
  }),
  visit: group({
    ...head,
    prepare: group({
      title: text("le titre", "the heading"),
      items: list(
        text("ce que le client prépare", "what the client prepares"),
        "ce que le client prépare",
        "what the client prepares",
      ),
    }),
    receive: group({
      title: text("le titre", "the heading"),
      items: list(
        text("ce que le client reçoit", "what the client receives"),
        "ce que le client reçoit",
        "what the client receives",
      ),
    }),
  }),
  otherControls: group({
    title: text(
      "le titre au-dessus des deux autres contrôles, lu à voix haute",
      "the heading above the two other controls, read aloud",
    ),
    details: text("le lien vers chacun", "the link to each", 20),
  }),
  offices: officeWords,
};

/** Words of a strip of logos. */
export const logoStrip = group({
  title: text("le titre de la bande de logos", "the heading of the strip of logos"),
  pause: text("le bouton qui arrête la bande", "the button that stops the strip"),
  play: text("le bouton qui relance la bande", "the button that starts the strip"),
});

type WordsOf<Shape extends Readonly<Record<string, z.ZodType>>> = {
  readonly [Key in keyof Shape]: z.infer<Shape[Key]>;
};

export type HeadWords = WordsOf<typeof head>;
export type Entry = z.infer<typeof entry>;
export type InnerPageWords = WordsOf<typeof innerPage>;
export type ServicePageWords = WordsOf<typeof servicePage>;
export type OfficeWords = z.infer<typeof officeWords>;
export type LogoStripWords = z.infer<typeof logoStrip>;
