import type { z } from "zod";
import { serviceNames } from "./services.ts";
import { group, list, named, picture, text } from "#app/content/schema/fields.ts";
import { head, innerPage } from "#app/content/schema/parts.ts";

const sector = (items: number) =>
  group({
    name: text("the name of the sector", 40),
    lead: text("one sentence of context"),
    items: list(text("a service given in the sector"), "the services of the sector", items),
    picture,
  });

/** `content/<language>/sectors.yaml`. The numbers are those of the specification, section 2.13. */
export const sectorsSchema = group({
  ...innerPage,
  tabs: group({
    label: text("the name of the group of tabs, read aloud"),
    itemsTitle: text("the heading above the services of a sector"),
    items: group({
      oilAndGas: sector(9),
      energyAndMines: sector(6),
      metalConstruction: sector(6),
      industry: sector(7),
      services: sector(5),
    }),
  }),
  matrix: group({
    ...head,
    lead: text("the sentence before the table"),
    service: text("column: service", 30),
    rows: named(serviceNames, text("the name of the service", 70)),
  }),
});

export type SectorsWords = z.infer<typeof sectorsSchema>;
