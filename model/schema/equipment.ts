import type { z } from "zod";
import { methodNames } from "#model/site/paths.ts";
import { wrong } from "#model/read/problem.ts";
import { byId, group, list, oneOf, text } from "./fields.ts";

/** What can be asked for: a method, or a control that has a page of its own. */
const controls = [...methodNames, "rsc", "crs"] as const;

export type Examination = (typeof controls)[number];

const control = oneOf(controls, "un contrôle");

/** Of each kind of equipment, by its id, as `offshorePlatform`. */
const byEquipment = <Entry extends z.ZodType>(entry: Entry) =>
  byId(entry, "un équipement", "offshorePlatform");

/** `content/equipment.yaml`: the kinds of equipment in their order, and the controls that look for their damage. */
export const equipmentControlsSchema = byEquipment(
  group({
    controls: list(control, "les contrôles qui cherchent ses dégradations"),
    points: list(list(control, "les contrôles de ce point"), "les contrôles de chaque point de l’image"),
  }).superRefine((equipment, context) => {
    for (const [point, asked] of equipment.points.entries())
      for (const [index, name] of asked.entries())
        if (!equipment.controls.includes(name))
          context.addIssue({
            code: "custom",
            path: ["points", point, index],
            message: wrong(
              `nomme ${name}, qui n’est pas un contrôle de cet équipement`,
              "l’ajouter sous controls, ou l’enlever d’ici",
            ),
          });
  }),
);

/** `content/<language>/equipment.yaml`: the kinds of equipment that are inspected. */
export const equipmentSchema = byEquipment(
  group({
    name: text("le nom de l’équipement", 50),
    text: text("ce que c’est"),
    damage: text("ses dégradations typiques"),
    controls: text("les contrôles qui les recherchent"),
    points: list(
      group({
        name: text("la partie à ce point de l’image", 50),
        damage: text("la dégradation cherchée là", 90),
      }),
      "les points sur l’image",
    ),
  }),
);
