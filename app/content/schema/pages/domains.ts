import type { z } from "zod";
import { group, named, text } from "../fields.ts";
import { head, innerPage } from "../parts.ts";

/** The eleven domains, in the order of the specification, section 2.5. */
export const domainNames = [
  "offshorePlatform",
  "storageTank",
  "ship",
  "pressureEquipment",
  "gasPipeline",
  "drillingTubulars",
  "powerPlant",
  "refinery",
  "liftingEquipment",
  "electricalInstallations",
  "gasInstallation",
] as const;

/** `content/<language>/domains.yaml` */
export const domainsSchema = group({
  ...innerPage,
  list: group({
    ...head,
    damageTitle: text("the label before the typical damage", 40),
    controlsTitle: text("the label before the controls that look for it", 40),
    items: named(
      domainNames,
      group({
        name: text("the name of the domain", 50),
        text: text("what it is"),
        damage: text("its typical damage"),
        controls: text("the controls that look for this damage"),
      }),
    ),
  }),
});

export type DomainsWords = z.infer<typeof domainsSchema>;
