import type { z } from "zod";
import { group, meta, picture, text } from "./fields.ts";

/** `content/<language>/<page>.yaml` of every page but home and not-found. */
export const innerPageSchema = group({
  meta,
  breadcrumb: text("the short name of the page in the breadcrumb"),
  hero: group({
    title: text("the page's main heading"),
    lead: text("the sentence below the heading"),
    picture,
  }),
  intro: group({
    label: text("the label above the heading"),
    title: text("the heading"),
    lead: text("the first sentence"),
    text: text("the paragraph"),
  }),
});

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

export type InnerPageWords = z.infer<typeof innerPageSchema>;
export type NotFoundWords = z.infer<typeof notFoundSchema>;
