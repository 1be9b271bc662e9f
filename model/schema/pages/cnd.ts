import { group, list, named, text } from "../fields.ts";
import { aspects, comparedWords } from "../methods.ts";
import { drawnFlaws } from "../flaws.ts";
import { controlPage, firstPicture, head, occasions, standardsNote } from "../parts.ts";

/** The page at `/controlCND`, and `content/<language>/cnd.yaml` */
export const cnd = {
  words: group({
    ...controlPage,
    when: group({ title: head.title, items: occasions }),
    standards: group({
      title: head.title,
      items: list(standardsNote, "comment les normes s’appliquent"),
    }),
    methods: group({ ...head, lead: text("la phrase avant les dessins") }),
    plate: group({
      alt: text("ce qu’une méthode voit de la plaque dessinée, avec {flaws}"),
      flaws: named(drawnFlaws, text("un défaut, à côté de son dessin", 17)),
    }),
    focus: group({
      ...head,
      text: text("ce que l’on peut faire du dessin"),
      link: text("le lien vers la page de la méthode", 40),
    }),
    comparison: group({
      title: text("le nom du tableau, qui le déplie"),
      filter: text("la mention avant ce que l’on peut chercher", 40),
      aspects: named(aspects, text("quelque chose à chercher", 40)),
      all: text("le lien qui ne cherche rien de particulier", 40),
      found: text("ce qui est dit des méthodes trouvées, avec {names}", 60),
      pair: text("sur téléphone, la mention avant les méthodes à comparer", 40),
      compared: text("ce qui est dit des deux méthodes comparées, avec {names}", 60),
      radiography: comparedWords.extend({
        name: text("le nom de la radiographie, en disant qu’elle est là pour comparer", 60),
      }),
    }),
  }),
  pictures: firstPicture,
} as const;
