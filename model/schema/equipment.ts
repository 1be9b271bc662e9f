import type { z } from "zod";
import type { MethodName } from "#model/site/pages.ts";
import { byId, group, list, oneOf, reference, text } from "./fields.ts";
import { flawNames } from "./flaws.ts";

/** The inspections on offer, each with a page of its own. */
export const inspections = ["rsc", "crs"] as const;

/** A control that a visitor can ask for: a method, or an inspection. */
export type Examination = MethodName | (typeof inspections)[number];

/** A group with the same schema for each kind of equipment. */
export const byEquipment = <Entry extends z.ZodType>(entry: Entry) =>
  byId(entry, "un équipement", "offshorePlatform");

/** What is looked for at a point, and by which methods that see it or inspections. */
const damage = group({
  flaws: list(oneOf(flawNames, "une chose à chercher"), "ce qui est cherché"),
  by: list(reference<Examination>("method", "un contrôle", inspections), "ce qui le cherche"),
});

/** `content/equipment.yaml`: the kinds of equipment in order, and the controls that look for the damage at each point. */
export const equipmentDamageSchema = byEquipment(
  group({ points: list(list(damage, "les dégradations de ce point"), "les points de l’image") }),
).meta({ namesAll: "equipment" });

type Points = z.infer<typeof equipmentDamageSchema>[string]["points"];

/** The controls that look for the damage of a kind of equipment, the first one first. */
export const controlsOf = (points: Points) => [
  ...new Set(points.flatMap((damages) => damages.flatMap(({ by }) => by))),
];

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
        damages: list(text("une dégradation cherchée là", 90), "les dégradations cherchées là"),
      }),
      "les points sur l’image",
    ),
  }),
).meta({ defines: "equipment" });
