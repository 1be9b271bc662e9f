import type { z } from "zod";
import { group, named, text } from "../fields.ts";
import { entry, firstPicture, head, servicePage } from "../parts.ts";

/** The seven items, in the order of the specification, section 2.8. */
const regulatoryNames = ["a1", "a2", "a3", "b1", "b2", "b3", "fire"] as const;

/** The page at `/controlCRS`, and `content/<language>/crs.yaml` */
export const crs = {
  words: group({
    ...servicePage,
    subjects: group({
      ...head,
      items: named(
        regulatoryNames,
        group({
          code: text("la lettre et le chiffre de la portée de l’agrément, comme A1", 4).optional(),
          name: text("le nom du point"),
          text: text("ce qu’il couvre"),
          checks: text("ce que le contrôle examine"),
        }),
      ),
    }),
    kinds: group({ ...head, initial: entry, periodic: entry, responsibility: entry }),
  }),
  pictures: firstPicture,
} as const;

export type CrsWords = z.infer<typeof crs.words>;
