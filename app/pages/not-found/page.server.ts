import { group, text } from "#app/content/schema/fields.ts";
import { meta } from "#app/content/schema/parts.ts";

/** `content/<language>/not-found.yaml` */
export const notFound = group({
  meta,
  title: text("le titre principal", "the main heading"),
  lead: text("ce qui s’est passé et que faire", "what happened and what to do"),
  linksTitle: text("le titre de la liste de liens", "the heading of the list of links"),
  drawing: group({
    alt: text("ce que montre le dessin", "what the drawing shows"),
    missing: text("le libellé de la pièce manquante", "the label of the missing part"),
  }),
});
