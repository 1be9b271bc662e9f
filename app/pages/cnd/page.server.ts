import type { z } from "zod";
import { diagramControls } from "#app/content/schema/diagrams.ts";
import { group, named, text } from "#app/content/schema/fields.ts";
import { firstPicture, head, servicePage } from "#app/content/schema/parts.ts";
import { aspects, comparedMethods } from "./compared-methods.ts";

/** The table that sets the methods side by side. */
const comparison = group({
  ...head,
  lead: text("la phrase avant le tableau", "the sentence before the table"),
  filter: text("la mention avant ce que l’on peut chercher", "the label before what can be looked for", 40),
  aspects: named(aspects, text("quelque chose à chercher", "something to look for", 40)),
  all: text(
    "le lien qui ne cherche rien de particulier",
    "the link that looks for nothing in particular",
    40,
  ),
  found: text("ce qui est dit avant les méthodes trouvées", "what is said before the methods found", 60),
  columns: group({
    method: text("colonne : méthode", "column: method", 30),
    detects: text("colonne : ce qu’elle détecte", "column: what it detects", 30),
    materials: text("colonne : matériaux", "column: materials", 30),
    access: text("colonne : accès", "column: access", 30),
    strength: text("colonne : point fort", "column: strength", 30),
    limit: text("colonne : limite", "column: limit", 30),
  }),
  radiography: text(
    "le nom de la radiographie, en disant qu’elle est là pour comparer",
    "the name of radiography, with the words that it is for comparison",
    60,
  ),
  rows: named(
    comparedMethods,
    group({
      detects: text("ce qu’elle détecte", "what it detects", 90),
      materials: text("sur quels matériaux", "on which materials", 90),
      access: text("l’accès qu’il lui faut", "what access it needs", 90),
      strength: text("son point fort", "its strength", 90),
      limit: text("sa limite", "its limit", 110),
    }),
  ),
});

/** The page at `/controlCND`, and `content/<language>/cnd.yaml` */
export const cnd = {
  address: "/controlCND",
  label: "Contrôle non destructif",
  words: group({
    ...servicePage,
    methods: group({
      ...head,
      detectsTitle: text(
        "la mention avant ce qu’une méthode détecte",
        "the label before what a method detects",
        30,
      ),
      useTitle: text(
        "la mention avant les emplois d’une méthode",
        "the label before where a method is used",
        30,
      ),
      limitsTitle: text(
        "la mention avant les limites d’une méthode",
        "the label before the limits of a method",
        30,
      ),
      diagramControls,
    }),
    comparison,
    choice: group(head),
  }),
  pictures: firstPicture,
} as const;

export type CndWords = z.infer<typeof cnd.words>;
