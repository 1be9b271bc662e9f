import { methodNames } from "#app/i18n/paths.ts";
import { list, named, oneOf } from "./fields.ts";

/** The five sectors, in the order of the specification, section 2.13. */
export const sectorNames = [
  "oilAndGas",
  "energyAndMines",
  "metalConstruction",
  "industry",
  "services",
] as const;

const explanations = [...methodNames, "cnd", "rsc", "crs", "accreditation", "none"] as const;

/** `content/sectors.yaml`: what explains each service of a sector, a method or another page, in the order of the services. */
export const sectorsSchema = named(
  sectorNames,
  list(
    oneOf(explanations, "ce qui explique une prestation", "what explains a service"),
    "ce qui explique chaque prestation",
    "what explains each service",
  ),
);
