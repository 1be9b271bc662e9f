import type { z } from "zod";
import { group, list, named, picture, text } from "#app/content/schema/fields.ts";
import { head, innerPage, logoStrip } from "#app/content/schema/parts.ts";

/** Approval scopes: those of the quality page (specification, section 2.11), and B4 (section 2.12). */
export const scopeNames = ["a1", "a2", "a3", "b1", "b2", "b3", "b4"] as const;

/** Which of the three recognitions each scope is: the approval of the ministry, and for A3 the accreditation too. */
export const scopeRecognitions: Readonly<
  Record<(typeof scopeNames)[number], readonly ("approval" | "accreditation")[]>
> = {
  a1: ["approval"],
  a2: ["approval"],
  a3: ["approval", "accreditation"],
  b1: ["approval"],
  b2: ["approval"],
  b3: ["approval"],
  b4: ["approval"],
};

/** Number of slides (specification, section 9). */
export const accreditationSlides = 3;

/** `content/<language>/accreditation.yaml` */
export const accreditationSchema = group({
  ...innerPage,
  carousel: group({
    label: text("the name of the carousel, read aloud"),
    choose: text("the name of the group of indicators, read aloud"),
    slides: list(
      group({
        label: text("the name of the slide", 60),
        text: text("the sentence on the slide", 180),
        picture,
      }),
      "the slides",
      accreditationSlides,
    ),
  }),
  accreditation: group({ ...head, lead: text("the first sentence"), text: text("the paragraph") }),
  ships: group({ ...head, lead: text("the first sentence"), text: text("the paragraph") }),
  scopes: group({
    ...head,
    rows: named(
      scopeNames,
      group({ code: text("the scope, such as A1", 4), subject: text("what the scope covers") }),
    ),
  }),
  methodsTitle: text("the heading above the table of NDT approvals"),
  qualityLink: text("the link to the quality page"),
  clients: logoStrip,
});

export type AccreditationWords = z.infer<typeof accreditationSchema>;
