import { equipmentNames, pointControls, type EquipmentName } from "../equipment.ts";
import { group, list, text } from "./fields.ts";

/** @param points how many there are on its picture */
function equipment(points: number) {
  return group({
    name: text("le nom de l’équipement", "the name of the equipment", 50),
    text: text("ce que c’est", "what it is"),
    damage: text("ses dégradations typiques", "its typical damage"),
    controls: text("les contrôles qui les recherchent", "the controls that look for this damage"),
    points: list(
      group({
        name: text("la partie à ce point de l’image", "the part at this point of the picture", 50),
        damage: text("la dégradation cherchée là", "the damage looked for there", 90),
      }),
      "les points sur l’image",
      "the points on the picture",
      points,
    ),
  });
}

/** `content/<language>/equipment.yaml`: the kinds of equipment that are inspected. */
export const equipmentSchema = group(
  Object.fromEntries(equipmentNames.map((name) => [name, equipment(pointControls[name].length)])) as Record<
    EquipmentName,
    ReturnType<typeof equipment>
  >,
);
