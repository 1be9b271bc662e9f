import type { z } from "zod";
import { group, named, text } from "#app/content/schema/fields.ts";
import { entry, head, servicePage } from "#app/content/schema/parts.ts";

/** The seven items, in the order of the specification, section 2.8. */
export const regulatoryNames = ["a1", "a2", "a3", "b1", "b2", "b3", "fire"] as const;

/** `content/<language>/crs.yaml` */
export const crsSchema = group({
  ...servicePage,
  subjects: group({
    ...head,
    items: named(
      regulatoryNames,
      group({
        code: text("the letter and number of the approval scope, such as A1", 4).optional(),
        name: text("the name of the item"),
        text: text("what it covers"),
        checks: text("what the inspection looks at"),
      }),
    ),
  }),
  moments: group({ ...head, initial: entry, periodic: entry, responsibility: entry }),
});

export type CrsWords = z.infer<typeof crsSchema>;
