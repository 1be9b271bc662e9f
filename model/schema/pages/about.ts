import { controlIds } from "../controls.ts";
import { group, imageFile, list, named, text } from "../fields.ts";
import { entry, innerPage, statement } from "../parts.ts";

/** Number of commitments (specification, section 2.4). */
const commitmentCount = 4;

/** The services of the mission, each with a page of its own. */
export const missionServices = [...controlIds, "formation"] as const;

/** The page at `/about_us`, and `content/<language>/about.yaml` */
export const about = {
  words: group({
    ...innerPage,
    vision: group(statement),
    mission: group({
      ...statement,
      services: named(missionServices, text("ce que fait ce service, sous son nom", 90)),
    }),
    values: group({
      ...statement,
      commitments: list(entry, "les engagements", commitmentCount),
    }),
  }),
  pictures: group({ first: imageFile, vision: imageFile, mission: imageFile, values: imageFile }),
} as const;
