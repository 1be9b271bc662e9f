import type { z } from "zod";
import { comparison } from "#app/content/schema/comparison.ts";
import { diagramControls, diagrams } from "#app/content/schema/diagrams.ts";
import { group, text } from "#app/content/schema/fields.ts";
import { head, servicePage } from "#app/content/schema/parts.ts";

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

/** What is said of a method, and the words of the drawing that shows how it works. */
function method<Diagram extends z.ZodType>(diagram: Diagram) {
  return group({
    name: text("the name of the method", 50),
    code: text("the standard code of the method, such as PT", 4).optional(),
    principle: text("the physical principle, in one or two sentences"),
    detects: text("what the method detects"),
    use: text("where and when it is used"),
    limits: text("what it does not see, or needs"),
    standards: text("the standards of the method"),
    diagram,
  });
}

/** `content/<language>/cnd.yaml` */
export const cndSchema = group({
  ...servicePage,
  methods: group({
    ...head,
    detectsTitle: text("the label before what a method detects", 30),
    useTitle: text("the label before where a method is used", 30),
    limitsTitle: text("the label before the limits of a method", 30),
    diagramControls,
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
    } satisfies Record<(typeof methodNames)[number], z.ZodType>),
  }),
  comparison,
  choice: group({ ...head, note: text("the note that the choice is made with the inspector") }),
});

export type CndWords = z.infer<typeof cndSchema>;
