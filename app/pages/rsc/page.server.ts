import type { z } from "zod";
import { group, list, text } from "#app/content/schema/fields.ts";
import { entry, firstPicture, head, servicePage } from "#app/content/schema/parts.ts";

/** Number of services (specification, section 2.7: "fourteen services in total"). */
const serviceCount = 14;

/** The page at `/controlRSC`, and `content/<language>/rsc.yaml` */
export const rsc = {
  address: "/controlRSC",
  label: "Réception et suivi de construction",
  words: group({
    ...servicePage,
    services: group({
      ...head,
      items: list(
        group({
          name: text("le nom du service", "the name of the service"),
          text: text("ce qu’est le service", "what the service is"),
          reference: text(
            "une norme souvent citée pour lui",
            "a standard that is often named for it",
          ).optional(),
        }),
        "les services",
        "the services",
        serviceCount,
      ),
    }),
    steps: group({
      ...head,
      text: text("la phrase avant les étapes", "the sentence before the steps"),
      items: list(entry, "les étapes", "the steps", 4),
    }),
  }),
  pictures: firstPicture,
} as const;

export type RscWords = z.infer<typeof rsc.words>;
