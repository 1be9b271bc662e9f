import { group, list, named, text } from "../fields.ts";
import { entry, firstPicture, head, logoStrip, officeWords, pageStart } from "../parts.ts";

/** Number of points of the quality policy (specification, section 2.11). */
const policyCount = 4;

/** The page at `/qualite`, and `content/<language>/quality.yaml` */
export const quality = {
  words: group({
    ...pageStart,
    policy: group({
      ...head,
      items: list(entry, "les points de la politique qualité", policyCount),
    }),
    staff: group({
      ...head,
      lead: text("les niveaux du personnel"),
      levels: list(entry, "ce que fait chaque niveau"),
    }),
    system: group({
      ...head,
      text: text("ce qu’est le système de management intégré"),
      badges: named(
        ["quality", "safety", "environment", "accreditation"],
        group({
          standard: text("la norme avec son année, comme ISO 9001:2015", 24).meta({ untagged: true }),
          kind: text("certification ou accréditation", 24),
          name: text("l’objet", 40),
          text: text("ce qui est reconnu"),
        }),
      ),
    }),
    scopes: group(head),
    accreditationLink: text("le lien vers la page Accréditation"),
    offices: officeWords,
    partners: logoStrip,
  }),
  pictures: firstPicture,
} as const;
