import { group, list, picture, text } from "#app/content/schema/fields.ts";
import { entry, head, innerPage } from "#app/content/schema/parts.ts";

/** Number of commitments (specification, section 2.4). */
export const commitmentCount = 4;

const section = { ...head, lead: text("the first sentence"), text: text("the paragraph"), picture };

/** `content/<language>/about.yaml` */
export const aboutSchema = group({
  ...innerPage,
  vision: group(section),
  mission: group(section),
  values: group({ ...section, commitments: list(entry, "the commitments", commitmentCount) }),
});
