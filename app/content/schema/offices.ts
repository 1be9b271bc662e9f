import { officeIds } from "#app/i18n/paths.ts";
import { group, named, posts, text } from "./fields.ts";

/** `content/<language>/offices.yaml`: what is said of each office of `company.yaml`. */
export const officesSchema = named(
  officeIds,
  group({
    title: text("le titre du bureau", "the heading of the office"),
    shortTitle: text("le titre du bureau au pied des pages", "the heading of the office in the footer"),
    map: text(
      "ce que montre la carte, pour qui ne peut pas la voir",
      "what the map shows, for someone who cannot see it",
      140,
    ),
    posts: posts(text("le nom du poste", "the name of the post")),
  }),
);
