import { officeIds } from "#model/site/paths.ts";
import { group, named, posts, text } from "./fields.ts";

/** `content/<language>/offices.yaml`: what is said of each office of `company.yaml`. */
export const officesSchema = named(
  officeIds,
  group({
    title: text("le titre du bureau"),
    shortTitle: text("le titre du bureau au pied des pages"),
    map: text("ce que montre la carte, pour qui ne peut pas la voir", 140).optional(),
    posts: posts(text("le nom du poste")),
  }),
);
