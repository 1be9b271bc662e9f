import { aspects, comparedMethods } from "#app/pages/cnd/compared-methods.ts";
import { group, named, text } from "./fields.ts";
import { head } from "./parts.ts";

/** The table that sets the methods side by side. */
export const comparison = group({
  ...head,
  lead: text("the sentence before the table"),
  filter: text("the label before what can be looked for", 40),
  aspects: named(aspects, text("something to look for", 40)),
  all: text("the link that looks for nothing in particular", 40),
  found: text("what is said before the methods found", 60),
  columns: group({
    method: text("column: method", 30),
    detects: text("column: what it detects", 30),
    materials: text("column: materials", 30),
    access: text("column: access", 30),
    strength: text("column: strength", 30),
    limit: text("column: limit", 30),
  }),
  radiography: text("the name of radiography, with the words that it is for comparison", 60),
  rows: named(
    comparedMethods,
    group({
      detects: text("what it detects", 90),
      materials: text("on which materials", 90),
      access: text("what access it needs", 90),
      strength: text("its strength", 90),
      limit: text("its limit", 110),
    }),
  ),
});
