import type { z } from "zod";
import { byId, group, imageFile, list, pageDescription, text } from "./fields.ts";

/** Fields that several pages share. `head`: label and heading of a section. */
export const head = {
  label: text("la mention au-dessus du titre", 40),
  title: text("le titre", 80),
};

export const statement = {
  ...head,
  lead: text("la première phrase"),
  text: text("le paragraphe"),
};

export const entry = group({
  name: text("le nom"),
  text: text("l’explication"),
});

export const meta = group({
  // Search engines show this length in full, without the brand.
  title: text("le titre de la page, sans la marque", 60, ["product"]),
  description: pageDescription("la description de la page pour les moteurs de recherche"),
  keywords: list(text("un mot de recherche"), "les mots de recherche de la page").meta({ differs: "free" }),
}).meta({ untagged: true });

export const firstPicture = group({ first: imageFile });

export const hero = group({
  title: text("le titre principal de la page", 60),
  lead: text("la phrase sous le titre", 160),
});

export const standardList = list(
  group({
    reference: text("la référence d’une norme", 40),
    short: text("de quoi traite une norme, plus court que son titre", 40).optional(),
    title: text("le titre de la norme, ou de quoi elle traite si son titre n’existe qu’en anglais"),
    englishTitle: text("le titre d’une norme qui n’en a qu’en anglais")
      .meta({ language: "en", differs: "present" })
      .optional(),
  }),
  "les normes",
).meta({ official: true });

/** A note on all standards of a page. */
export const standardsNote = text("comment les normes s’appliquent").meta({ official: true });

/** What an office asks first: shown in a sentence, in print as a list, in an e-mail as lines to fill in. */
export const details = list(
  text("ce qu’il faut dire, comme il est dit dans la phrase", 60),
  "ce qu’il faut dire",
);

export const officeWords = group({
  ...head,
  text: text("ce qu’il faut dire pour commencer, avec {details}"),
  details,
});

export const pageStart = {
  meta,
  breadcrumb: text("le nom court de la page dans le fil d’Ariane", 40),
  hero,
};

export const innerPage = { ...pageStart, intro: group(statement) };

/** Facts in the title block of a page's first screen; the first is set large. */
export const facts = list(
  group({
    label: text("le nom d’un fait", 30),
    value: text("le fait", 60),
  }),
  "les faits du cartouche",
);

export const occasions = list(text("une occasion où le contrôle est demandé"), "les occasions");

/** Fields that the three pages of controls share, in the order in which these show them. */
export const controlPage = {
  ...innerPage,
  facts,
  standards: group({
    ...head,
    text: standardsNote,
    items: standardList,
  }),
  visit: group({
    ...head,
    prepare: group({
      title: text("le titre"),
      items: list(text("ce que le client prépare"), "ce que le client prépare"),
    }),
    receive: group({
      title: text("le titre"),
      items: list(text("ce que le client reçoit"), "ce que le client reçoit"),
    }),
  }),
  otherControls: group({
    title: text("le titre au-dessus des deux autres contrôles, lu à voix haute"),
    details: text("le lien vers chacun", 20),
  }),
  offices: officeWords,
};

/** The same for a control whose occasions concern all of it. */
export const controlPageWithOccasions = {
  ...controlPage,
  when: group({ ...head, items: occasions }),
};

export const logoStrip = group({
  title: text("le titre de la bande de logos"),
  pause: text("le bouton qui arrête la bande"),
  play: text("le bouton qui relance la bande"),
});

export type HeadWords = Readonly<Record<keyof typeof head, string>>;
/** A group by sector id, such as `oilAndGas`. */
export const bySector = <Sector extends z.ZodType>(sector: Sector) => byId(sector, "un secteur", "oilAndGas");

export type Entry = z.infer<typeof entry>;
export type OfficeWords = z.infer<typeof officeWords>;
