import { group, text } from "../fields.ts";
import { meta } from "../parts.ts";

/** `content/<language>/not-found.yaml` */
export const notFound = group({
  meta,
  title: text("le titre principal"),
  lead: text("ce qui s’est passé et que faire"),
  linksTitle: text("le titre de la liste de liens"),
  drawing: group({
    alt: text("ce que montre le dessin"),
    missing: text("le libellé de la pièce manquante"),
  }),
});
