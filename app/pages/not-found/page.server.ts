import { group, meta, text } from "#app/content/schema/fields.ts";

/** `content/<language>/not-found.yaml` */
export const notFoundSchema = group({
  meta,
  title: text("the main heading"),
  lead: text("what happened and what to do"),
  linksTitle: text("the heading of the list of links"),
  drawing: group({
    alt: text("what the drawing shows"),
    missing: text("the label of the missing part"),
  }),
});
