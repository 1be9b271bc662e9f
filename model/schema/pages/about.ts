import { group, imageFile, list } from "../fields.ts";
import { entry, innerPage, statement } from "../parts.ts";

/** Number of commitments (specification, section 2.4). */
const commitmentCount = 4;

/** The page at `/about_us`, and `content/<language>/about.yaml` */
export const about = {
  words: group({
    ...innerPage,
    vision: group(statement),
    mission: group(statement),
    values: group({
      ...statement,
      commitments: list(entry, "les engagements", commitmentCount),
    }),
  }),
  pictures: group({ first: imageFile, vision: imageFile, mission: imageFile, values: imageFile }),
} as const;
