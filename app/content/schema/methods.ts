import type { z } from "zod";
import { diagrams } from "./diagrams.ts";
import { group, text } from "./fields.ts";

/** The nine methods, in the order of the specification, section 2.6. */
export const methodNames = [
  "penetrant",
  "ultrasonic",
  "magneticParticle",
  "visual",
  "thickness",
  "vacuumBox",
  "liner",
  "endoscopy",
  "coating",
] as const;

export type MethodName = (typeof methodNames)[number];

/** What is said of a method, and the words of the drawing that shows how it works. */
function method<Diagram extends z.ZodType>(diagram: Diagram) {
  return group({
    name: text("le nom de la méthode", "the name of the method", 50),
    code: text(
      "le code normalisé de la méthode, comme PT",
      "the standard code of the method, such as PT",
      4,
    ).optional(),
    principle: text(
      "le principe physique, en une ou deux phrases",
      "the physical principle, in one or two sentences",
    ),
    detects: text("ce que la méthode détecte", "what the method detects"),
    use: text("où et quand elle s’emploie", "where and when it is used"),
    limits: text("ce qu’elle ne voit pas, ou ce qu’il lui faut", "what it does not see, or needs"),
    standards: text("les normes de la méthode", "the standards of the method"),
    diagram,
  });
}

/** `content/<language>/methods.yaml` */
export const methodsSchema = group({
  note: text(
    "la note disant que le choix se fait avec l’inspecteur",
    "the note that the choice is made with the inspector",
  ),
  items: group({
    penetrant: method(diagrams.penetrant),
    ultrasonic: method(diagrams.ultrasonic),
    magneticParticle: method(diagrams.magneticParticle),
    visual: method(diagrams.visual),
    thickness: method(diagrams.thickness),
    vacuumBox: method(diagrams.vacuumBox),
    liner: method(diagrams.liner),
    endoscopy: method(diagrams.endoscopy),
    coating: method(diagrams.coating),
  } satisfies Record<MethodName, z.ZodType>),
});

export type MethodsWords = z.infer<typeof methodsSchema>;
