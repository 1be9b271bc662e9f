import { group, list, text } from "#app/content/schema/fields.ts";
import { entry, facts, head, innerPage } from "#app/content/schema/parts.ts";

/** The page at `/accessibilite`, and `content/<language>/accessibility.yaml` */
export const accessibility = {
  words: group({
    ...innerPage,
    facts,
    tests: group({
      ...head,
      items: list(
        group({
          name: text("ce qui est vérifié", "what is tested", 40),
          text: text("comment cela est vérifié", "how it is tested"),
          reference: text("les règles auxquelles cela répond", "the rules it answers to", 60).optional(),
        }),
        "les essais",
        "the tests",
      ),
    }),
    limits: group({ ...head, items: list(entry, "les limites", "the limits") }),
    contact: group({
      ...head,
      text: text("ce qu’il faut écrire aux bureaux", "what to write to the offices"),
    }),
  }),
} as const;
