import type { z } from "zod";
import { methodNames } from "#model/site/paths.ts";
import { byId, list, oneOf } from "./fields.ts";

/** Of each sector, by its id, as `oilAndGas`. */
export const bySector = <Entry extends z.ZodType>(entry: Entry) => byId(entry, "un secteur", "oilAndGas");

const explanations = [...methodNames, "cnd", "rsc", "crs", "accreditation", "none"] as const;

/** `content/sectors.yaml`: what explains each service of a sector, a method or another page, in the order of the services. */
export const sectorsSchema = bySector(
  list(oneOf(explanations, "ce qui explique une prestation"), "ce qui explique chaque prestation"),
);
