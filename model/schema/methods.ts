import { z } from "zod";
import type { MethodName } from "#model/site/pages.ts";
import { wrong } from "#model/read/problem.ts";
import { diagramControls, diagrams, type Diagrams, type DiagramWords } from "./diagrams.ts";
import { flawNames, flaws, sightLimits } from "./flaws.ts";
import { byMethod, group, list, named, oneOf, pattern, reference, text } from "./fields.ts";
import { head, hero, meta, officeWords, standardList, standardsNote } from "./parts.ts";

/** Aspects that a visitor may look for: flaws at the surface, inside, of the wall or its coating, leaks, access from one side. */
export const aspects = ["surface", "internal", "wall", "leak", "coating", "oneSide"] as const;

const termId = reference("term", "un terme du glossaire, par son nom dans terms.yaml");

/** `content/methods.yaml`: the methods in the order of their pages, and what is the same for each in every language. */
export const methodsSchema = byMethod(
  group({
    term: termId.optional(),
    sees: named(flawNames, oneOf(sightLimits, "une limite").optional()).optional(),
    access: oneOf(["oneSide"], "un accès").optional(),
    near: list(
      reference<MethodName>("method", "une méthode"),
      "les deux méthodes entre lesquelles on hésite",
      2,
    ).optional(),
    terms: list(termId, "ses termes dans le glossaire").optional(),
  }),
).meta({ defines: "method", haveFiles: true });

type MethodFacts = z.infer<typeof methodsSchema>[MethodName];

/** The aspects of the comparison to which a method belongs. */
export const aspectsOf = ({ sees = {}, access }: MethodFacts) =>
  aspects.filter((aspect) =>
    aspect === "oneSide"
      ? access === aspect
      : flawNames.some((flaw) => flaw in sees && flaws[flaw] === aspect),
  );

/** The cells of a method in a comparison. */
export const comparedWords = group({
  detects: text("ce qu’elle détecte", 90),
  materials: text("sur quels matériaux", 90),
  access: text("l’accès qu’il lui faut", 90),
  strength: text("son point fort", 90),
  limit: text("sa limite", 110),
});

const notDrawn = z.never({
  error: () => wrong("ne va pas ici, car cette méthode n’a pas de dessin", "enlever ces mots"),
});

/** `content/<language>/methods/<name>.yaml`: the words of a method's page, and those that other pages show. */
function method(diagram: z.ZodType) {
  return group({
    address: pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, "la fin de l’adresse de la page", "ultrasonic-testing"),
    meta,
    name: text("le nom de la méthode", 50).meta({ untagged: true }),
    code: text("le code normalisé de la méthode, comme PT", 4).optional(),
    hero,
    principle: text("le principe physique, en deux phrases"),
    detects: text("ce que la méthode détecte"),
    use: text("où et quand elle s’emploie"),
    limits: text("ce qu’elle ne voit pas, ou ce qu’il lui faut"),
    diagram: diagram.meta({ untagged: true }).optional(),
    compared: comparedWords,
    standards: standardList.optional(),
    prepare: list(text("ce que le client prépare"), "ce que le client prépare"),
    report: list(text("ce que dit d’ordinaire le rapport"), "ce que dit d’ordinaire le rapport"),
  });
}

/** The words of a method, with those of its own drawing. */
type MethodWords<Name> = Omit<z.infer<ReturnType<typeof method>>, "diagram"> & {
  readonly diagram?: Name extends keyof Diagrams ? DiagramWords<Name> : never;
};

type MethodFiles = { readonly [Name in MethodName as `methods/${Name}`]: z.ZodType<MethodWords<Name>> };

const undrawnMethod = method(notDrawn);
const drawnMethods: Readonly<Partial<Record<string, z.ZodType>>> = Object.fromEntries(
  Object.entries(diagrams).map(([name, diagram]) => [name, method(diagram)]),
);

/** The schema of a method's file, which differs if the method has a drawing. */
export const methodSchema = (name: string) => drawnMethods[name] ?? undrawnMethod;

/** The schemas of the files of these methods, by file. */
export const methodFilesOf = (names: readonly MethodName[]) =>
  Object.fromEntries<unknown>(names.map((name) => [`methods/${name}`, methodSchema(name)])) as MethodFiles;

/** `content/<language>/methods.yaml`: words that the pages of all methods and their drawings share. */
export const methodsWordsSchema = group({
  note: text("la note disant que le choix se fait avec l’inspecteur"),
  diagramControls,
  facts: group({
    code: text("la mention avant le code de la méthode", 30),
    access: text("la mention avant l’accès qu’il lui faut", 30),
    staff: text("la mention avant le niveau du personnel", 30),
    levels: text("le niveau du personnel", 60),
  }),
  sight: group({
    ...head,
    detects: text("la mention avant ce que la méthode détecte", 30),
    use: text("la mention avant ses emplois", 30),
    limits: text("la mention avant ses limites", 30),
  }),
  equipment: group({ ...head, lead: text("la phrase avant les équipements, avec {limits}") }),
  limits: named(sightLimits, text("une limite, dans une phrase", 90)),
  compared: group({
    ...head,
    all: text("le lien vers la comparaison de toutes", 40),
    columns: group({
      method: text("colonne : méthode", 30),
      detects: text("colonne : ce qu’elle détecte", 30),
      materials: text("colonne : matériaux", 30),
      access: text("colonne : accès", 30),
      strength: text("colonne : point fort", 30),
      limit: text("colonne : limite", 30),
    }),
  }),
  standards: group({ ...head, text: standardsNote }),
  visit: group({
    ...head,
    prepare: text("le titre de ce que le client prépare"),
    report: text("le titre de ce que dit le rapport"),
  }),
  terms: group({ ...head, all: text("le lien vers le glossaire", 40) }),
  offices: officeWords,
  others: group({
    label: text("le nom des liens vers les méthodes voisines, lu à voix haute", 60),
    previous: text("la mention avant la méthode précédente", 30),
    next: text("la mention avant la méthode suivante", 30),
  }),
});
