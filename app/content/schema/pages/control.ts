import type { z } from "zod";
import { group, named, text } from "../fields.ts";
import { controlNames } from "../home.ts";
import { head, innerPage } from "../parts.ts";

/** `content/<language>/control.yaml` */
export const controlSchema = group({
  ...innerPage,
  controls: group({
    ...head,
    details: text("the link to each control", 20),
    items: named(
      controlNames,
      group({
        question: text("the question that the control answers"),
        text: text("what the control looks at"),
        example: text("a case in which it is asked for"),
      }),
    ),
  }),
  methods: group({
    ...head,
    text: text("the sentence before the nine methods"),
    all: text("the link to the page of the methods"),
  }),
  domains: group({
    title: text("the heading"),
    text: text("the sentence"),
    link: text("the link to the eleven domains"),
  }),
});

export type ControlWords = z.infer<typeof controlSchema>;
