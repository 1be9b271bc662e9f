import type { z } from "zod";
import { anatomy } from "#app/content/equipment.ts";
import { group, list, picture, text } from "#app/content/schema/fields.ts";
import { head, innerPage } from "#app/content/schema/parts.ts";

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

/** @param points how many there are on its picture, in `app/content/anatomy.ts` */
function domain(points: number) {
  return group({
    name: text("the name of the domain", 50),
    text: text("what it is"),
    damage: text("its typical damage"),
    controls: text("the controls that look for this damage"),
    picture,
    points: list(
      group({
        name: text("the part at this point of the picture", 50),
        damage: text("the damage looked for there", 90),
      }),
      "the points on the picture",
      points,
    ),
  });
}

/** `content/<language>/domains.yaml` */
export const domainsSchema = group({
  ...innerPage,
  list: group({
    ...head,
    damageTitle: text("the label before the typical damage", 40),
    controlsTitle: text("the label before the controls that look for it", 40),
    pointsTitle: text("the name of the list of points, read aloud", 60),
    items: group(
      Object.fromEntries(domainNames.map((name) => [name, domain(anatomy[name].length)])) as Record<
        (typeof domainNames)[number],
        ReturnType<typeof domain>
      >,
    ),
  }),
});

export type DomainsWords = z.infer<typeof domainsSchema>;
