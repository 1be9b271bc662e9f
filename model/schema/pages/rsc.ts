import { group, imageFile, list, named, text } from "../fields.ts";
import { controlPage, entry, head, occasions } from "../parts.ts";

/** The phases of a project, in order. */
const phaseNames = ["prepare", "accept", "follow", "adjust"] as const;

const phase = group({
  name: text("le nom de la phase", 30),
  when: occasions,
  items: list(
    group({
      name: text("le nom du service").meta({ official: true }),
      text: text("ce qu’est le service"),
      reference: text("une norme souvent citée pour lui").optional(),
    }),
    "les services de la phase",
  ),
});

/** The page at `/controlRSC`, and `content/<language>/rsc.yaml` */
export const rsc = {
  words: group({
    ...controlPage,
    services: group({
      ...head,
      when: text("la mention avant les occasions d’une phase", 20),
      phases: named(phaseNames, phase),
    }),
    chain: group({
      ...head,
      text: text("la phrase avant les maillons"),
      items: list(entry, "les maillons", 4),
    }),
  }),
  pictures: group({ first: imageFile, phases: named(phaseNames, imageFile) }),
} as const;
