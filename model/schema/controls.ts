import { group, named, text } from "./fields.ts";

/** The three controls, in the order of the menu. */
export const controlIds = ["cnd", "rsc", "crs"] as const;

export type ControlId = (typeof controlIds)[number];

/** `content/<language>/controls.yaml` */
export const controlsSchema = named(
  controlIds,
  group({
    code: text("le sigle du contrôle"),
    name: text("le nom du contrôle"),
    text: text("ce que fait le contrôle"),
    count: text("combien de méthodes, de services ou de points"),
  }),
);
