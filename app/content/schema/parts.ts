import type { z } from "zod";
import { group, list, meta, picture, text } from "./fields.ts";

/** Pieces that several pages are made of. */

/** Label, heading: the head of a section. */
export const head = {
  label: text("the label above the heading", 40),
  title: text("the heading", 80),
};

/** Name and explanation. */
export const entry = group({ name: text("the name"), text: text("the explanation") });

/** What every page but home and not-found begins with. */
export const innerPage = {
  meta,
  breadcrumb: text("the short name of the page in the breadcrumb", 40),
  hero: group({
    title: text("the page's main heading", 60),
    lead: text("the sentence below the heading", 160),
    picture,
  }),
  intro: group({
    ...head,
    lead: text("the first sentence"),
    text: text("the paragraph"),
  }),
};

/** Facts in the title block of a page's first screen; the first is set large. */
export const facts = list(
  group({ label: text("the name of a fact", 30), value: text("the fact", 60) }),
  "the facts in the title block",
);

/** What the three pages of controls share, in the order in which they show it. */
export const servicePage = {
  ...innerPage,
  facts,
  when: group({
    ...head,
    items: list(text("an occasion on which the control is asked for"), "the occasions"),
  }),
  standards: group({
    ...head,
    text: text("how standards apply"),
    items: list(
      group({
        reference: text("the reference of a standard", 40),
        title: text("what the standard is about"),
      }),
      "the standards",
    ),
  }),
  visit: group({
    ...head,
    prepare: group({
      title: text("the heading"),
      items: list(text("what the client prepares"), "what the client prepares"),
    }),
    receive: group({
      title: text("the heading"),
      items: list(text("what the client receives"), "what the client receives"),
    }),
  }),
  sisters: group({
    title: text("the heading above the two other controls, read aloud"),
    details: text("the link to each", 20),
  }),
};

/** A training course: what is learnt, and by whom. */
export const course = group({
  title: text("the title of the course"),
  detail: text("what stands below the title").optional(),
  text: text("what the course is").optional(),
  objectives: list(text("an objective"), "the objectives").optional(),
  audience: text("whom the course is for").optional(),
});

export type Course = z.infer<typeof course>;
export type Entry = z.infer<typeof entry>;

/** Words of a strip of logos. */
export const logoStrip = group({
  title: text("the heading of the strip of logos"),
  pause: text("the button that stops the strip"),
  play: text("the button that starts the strip"),
});
