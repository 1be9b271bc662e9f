import type { z } from "zod";
import { group, list, text } from "#app/content/schema/fields.ts";
import { entry, facts, head, innerPage } from "#app/content/schema/parts.ts";

/** `content/<language>/accessibility.yaml` */
export const accessibilitySchema = group({
  ...innerPage,
  facts,
  tests: group({
    ...head,
    items: list(
      group({
        name: text("what is tested", 40),
        text: text("how it is tested"),
        reference: text("the rules it answers to", 60).optional(),
      }),
      "the tests",
    ),
  }),
  limits: group({ ...head, items: list(entry, "the limits") }),
  contact: group({ ...head, text: text("what to write to the offices") }),
});

export type AccessibilityWords = z.infer<typeof accessibilitySchema>;
