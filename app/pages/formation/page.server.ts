import type { z } from "zod";
import { group, list, picture, text } from "#app/content/schema/fields.ts";
import { course, innerPage } from "#app/content/schema/parts.ts";

const tab = (courses: number) =>
  group({
    name: text("the name of the tab", 60),
    title: text("the heading of the panel"),
    lead: text("the first sentence"),
    courses: list(course, "the courses", courses),
    note: text("what the reader must know besides").optional(),
    picture,
  });

/** `content/<language>/formation.yaml`. The numbers are those of the specification, section 2.10. */
export const formationSchema = group({
  ...innerPage,
  tabs: group({
    label: text("the name of the group of tabs, read aloud"),
    objectivesTitle: text("the heading above the objectives of a course"),
    audienceTitle: text("the heading above the audience of a course"),
    items: group({ activities: tab(3), safety: tab(2), rescue: tab(3), management: tab(4) }),
  }),
});

export type FormationWords = z.infer<typeof formationSchema>;
