import { date, group, list, text } from "../fields.ts";
import { entry, facts, head, innerPage, officeWords } from "../parts.ts";

/** The page at `/accessibilite`, and `content/<language>/accessibility.yaml` */
export const accessibility = {
  words: group({
    ...innerPage,
    facts,
    declared: text("le nom du fait qui dit le jour de la déclaration", 30),
    tests: group({
      ...head,
      items: list(
        group({
          name: text("ce qui est vérifié", 40),
          text: text("comment cela est vérifié"),
          reference: text("les règles auxquelles cela répond", 60).optional(),
        }),
        "les essais",
      ),
    }),
    limits: group({ ...head, items: list(entry, "les limites") }),
    offices: officeWords,
  }),
  /** `content/accessibility.yaml` */
  shared: group({ declared: date("le jour de la déclaration") }),
} as const;
