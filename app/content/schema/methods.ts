import { z } from "zod";
import { say } from "#app/messages/messages.ts";
import { methodNames, type MethodName } from "#app/i18n/paths.ts";
import { diagramControls, diagrams } from "./diagrams.ts";
import { group, list, named, oneOf, pattern, text } from "./fields.ts";
import { head, hero, meta, officeWords, standardList } from "./parts.ts";

/** What a visitor may look for in the comparison: flaws at the surface or inside, leaks, access from one side only. */
export const aspects = ["surface", "internal", "leak", "oneSide"] as const;

const termId = text(
  "un terme du glossaire, par son nom dans terms.yaml",
  "a term of the glossary, by its id in terms.yaml",
);

/** `content/methods.yaml`: the methods in the order of their pages, and what holds for each in every language. */
export const methodsSchema = named(
  methodNames,
  group({
    term: termId.optional(),
    finds: list(
      oneOf(aspects, "une chose à chercher", "something to look for"),
      "ce que l’on cherche par cette méthode",
      "what is looked for by this method",
    ).optional(),
    near: list(
      oneOf(methodNames, "une méthode", "a method"),
      "les deux méthodes entre lesquelles on hésite",
      "the two methods that one hesitates between",
      2,
    ).optional(),
    terms: list(termId, "ses termes dans le glossaire", "its terms in the glossary").optional(),
  }),
);

/** A row of the comparison. */
export const comparedWords = group({
  detects: text("ce qu’elle détecte", "what it detects", 90),
  materials: text("sur quels matériaux", "on which materials", 90),
  access: text("l’accès qu’il lui faut", "what access it needs", 90),
  strength: text("son point fort", "its strength", 90),
  limit: text("sa limite", "its limit", 110),
});

type Diagrams = typeof diagrams;
const drawn: Readonly<Partial<Record<string, z.ZodType>>> = diagrams;
const notDrawn = z.never({ error: () => say("notDrawn") });

/** What is said of a method: on its page, and wherever it is named. `content/<language>/methods/<name>.yaml` */
function method(diagram: z.ZodType) {
  return group({
    address: pattern(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      "la fin de l’adresse de la page",
      "the end of the address of the page",
      "ultrasonic-testing",
    ),
    meta,
    name: text("le nom de la méthode", "the name of the method", 50),
    code: text(
      "le code normalisé de la méthode, comme PT",
      "the standard code of the method, such as PT",
      4,
    ).optional(),
    hero,
    principle: text("le principe physique, en deux phrases", "the physical principle, in two sentences"),
    detects: text("ce que la méthode détecte", "what the method detects"),
    use: text("où et quand elle s’emploie", "where and when it is used"),
    limits: text("ce qu’elle ne voit pas, ou ce qu’il lui faut", "what it does not see, or needs"),
    diagram: diagram.optional(),
    compared: comparedWords,
    standards: standardList.optional(),
    prepare: list(
      text("ce que le client prépare", "what the client prepares"),
      "ce que le client prépare",
      "what the client prepares",
    ),
    report: list(
      text("ce que dit d’ordinaire le rapport", "what the report usually says"),
      "ce que dit d’ordinaire le rapport",
      "what the report usually says",
    ),
  });
}

/** What every method says, and the words of its own drawing. */
type Words<Name> = Omit<z.infer<ReturnType<typeof method>>, "diagram"> & {
  readonly diagram?: Name extends keyof Diagrams ? z.infer<Diagrams[Name]> : never;
};

type MethodFiles = { readonly [Name in MethodName as `methods/${Name}`]: z.ZodType<Words<Name>> };

/** The words of each method, by the name of its file. */
export const methodFiles = Object.fromEntries<unknown>(
  methodNames.map((name) => [`methods/${name}`, method(drawn[name] ?? notDrawn)]),
) as MethodFiles;

/** `content/<language>/methods.yaml`: what the pages of all methods say, and their drawings. */
export const methodsWordsSchema = group({
  note: text(
    "la note disant que le choix se fait avec l’inspecteur",
    "the note that the choice is made with the inspector",
  ),
  diagramControls,
  facts: group({
    code: text("la mention avant le code de la méthode", "the label before the code of the method", 30),
    access: text("la mention avant l’accès qu’il lui faut", "the label before the access it needs", 30),
    staff: text("la mention avant le niveau du personnel", "the label before the level of the staff", 30),
    levels: text("le niveau du personnel", "the level of the staff", 60),
  }),
  sight: group({
    ...head,
    detects: text(
      "la mention avant ce que la méthode détecte",
      "the label before what the method detects",
      30,
    ),
    use: text("la mention avant ses emplois", "the label before where it is used", 30),
    limits: text("la mention avant ses limites", "the label before its limits", 30),
  }),
  equipment: group(head),
  compared: group({
    ...head,
    all: text("le lien vers la comparaison de toutes", "the link to the comparison of all", 40),
    columns: group({
      method: text("colonne : méthode", "column: method", 30),
      detects: text("colonne : ce qu’elle détecte", "column: what it detects", 30),
      materials: text("colonne : matériaux", "column: materials", 30),
      access: text("colonne : accès", "column: access", 30),
      strength: text("colonne : point fort", "column: strength", 30),
      limit: text("colonne : limite", "column: limit", 30),
    }),
  }),
  standards: group({ ...head, text: text("comment les normes s’appliquent", "how standards apply") }),
  visit: group({
    ...head,
    prepare: text("le titre de ce que le client prépare", "the heading of what the client prepares"),
    report: text("le titre de ce que dit le rapport", "the heading of what the report says"),
  }),
  terms: group({
    ...head,
    all: text("le lien vers le glossaire", "the link to the glossary", 40),
  }),
  offices: officeWords,
  others: group({
    label: text(
      "le nom des liens vers les méthodes voisines, lu à voix haute",
      "the name of the links to the neighbouring methods, read aloud",
      60,
    ),
    previous: text("la mention avant la méthode précédente", "the label before the method before", 30),
    next: text("la mention avant la méthode suivante", "the label before the method after", 30),
  }),
});

export type MethodsWords = z.infer<typeof methodsWordsSchema>;
export type MethodWords = z.infer<MethodFiles[keyof MethodFiles]>;
