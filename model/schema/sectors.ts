import type { z } from "zod";
import { byId } from "./fields.ts";

/** Of each sector, by its id, as `oilAndGas`. */
export const bySector = <Entry extends z.ZodType>(entry: Entry) => byId(entry, "un secteur", "oilAndGas");
