import { group, imageFile, list, text } from "../fields.ts";
import { entry, head, innerPage } from "../parts.ts";

/** Number of commitments (specification, section 2.4). */
const commitmentCount = 4;

const section = {
  ...head,
  lead: text("la première phrase"),
  text: text("le paragraphe"),
};

export const about = {
  words: group({
    ...innerPage,
    vision: group(section),
    mission: group(section),
    values: group({
      ...section,
      commitments: list(entry, "les engagements", commitmentCount),
    }),
  }),
  pictures: group({ first: imageFile, vision: imageFile, mission: imageFile, values: imageFile }),
} as const;
