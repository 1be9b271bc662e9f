import type { z } from "zod";
import { group, named, text } from "#app/content/schema/fields.ts";
import { aspects, comparedWords } from "#app/content/schema/methods.ts";
import { firstPicture, head, servicePage } from "#app/content/schema/parts.ts";

/** The page at `/controlCND`, and `content/<language>/cnd.yaml` */
export const cnd = {
  words: group({
    ...servicePage,
    standards: group({ ...head, text: text("comment les normes s’appliquent", "how standards apply") }),
    methods: group(head),
    focus: group({
      ...head,
      text: text("ce que l’on peut faire du dessin", "what can be done with the drawing"),
      link: text("le lien vers la page de la méthode", "the link to the page of the method", 40),
    }),
    comparison: group({
      ...head,
      lead: text("la phrase avant le tableau", "the sentence before the table"),
      filter: text(
        "la mention avant ce que l’on peut chercher",
        "the label before what can be looked for",
        40,
      ),
      aspects: named(aspects, text("quelque chose à chercher", "something to look for", 40)),
      all: text(
        "le lien qui ne cherche rien de particulier",
        "the link that looks for nothing in particular",
        40,
      ),
      found: text(
        "ce qui est dit des méthodes trouvées, avec {names}",
        "what is said of the methods found, with {names}",
        60,
      ),
      pair: text(
        "sur téléphone, la mention avant les méthodes à comparer",
        "on phones, the label before the methods to compare",
        40,
      ),
      compared: text(
        "ce qui est dit des deux méthodes comparées, avec {names}",
        "what is said of the two methods compared, with {names}",
        60,
      ),
      radiography: comparedWords.extend({
        name: text(
          "le nom de la radiographie, en disant qu’elle est là pour comparer",
          "the name of radiography, with the words that it is for comparison",
          60,
        ),
      }),
    }),
  }),
  pictures: firstPicture,
} as const;

export type CndWords = z.infer<typeof cnd.words>;
