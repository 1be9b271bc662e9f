import type { z } from "zod";
import { group, list, named, text } from "#app/content/schema/fields.ts";
import { entry, head, innerPage, logoStrip } from "#app/content/schema/parts.ts";

/** Number of points of the quality policy (specification, section 2.11). */
export const policyCount = 4;

/** Rows of the table of NDT approvals; each has its number in `company.yaml`. */
export const approvalNames = [
  "general",
  "radiography",
  "magneticParticle",
  "penetrant",
  "ultrasonic",
] as const;

const recognition = group({
  name: text("certification, accreditation or approval", 30),
  text: text("what is recognised"),
  grantor: text("who grants it"),
  reference: text("on what it rests"),
  here: text("what the company holds of it"),
});

/** `content/<language>/quality.yaml` */
export const qualitySchema = group({
  ...innerPage,
  policy: group({ ...head, items: list(entry, "the points of the quality policy", policyCount) }),
  system: group({
    ...head,
    text: text("what the integrated management system is"),
    badges: named(
      ["quality", "safety", "environment", "accreditation"],
      group({
        standard: text("the standard with its year, such as ISO 9001:2015", 24),
        kind: text("certification or accreditation", 24),
        name: text("the subject", 40),
        text: text("what is recognised"),
      }),
    ),
  }),
  staff: group({ ...head, text: text("how the personnel is qualified") }),
  methods: group({
    ...head,
    columns: group({
      code: text("column: code", 20),
      method: text("column: method", 30),
      approval: text("column: approval", 30),
    }),
    rows: named(
      approvalNames,
      group({ name: text("the name of the method", 40), code: text("its code, such as MT", 4).optional() }),
    ),
  }),
  scopes: group({
    ...head,
    columns: group({
      scope: text("column: scope", 20),
      subject: text("column: subject", 30),
      recognition: text("column: which of the three recognitions", 30),
    }),
  }),
  recognitions: group({
    ...head,
    rows: group({
      grantor: text("the label before who grants it", 30),
      reference: text("the label before what it rests on", 30),
      here: text("the label before what the company holds", 30),
    }),
    items: group({ certification: recognition, accreditation: recognition, approval: recognition }),
  }),
  accreditationLink: text("the link to the accreditation page"),
  partners: logoStrip,
});

export type QualityWords = z.infer<typeof qualitySchema>;
