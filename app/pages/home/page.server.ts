import type { z } from "zod";
import { group, list, meta, named, picture, text } from "#app/content/schema/fields.ts";

export const valueNames = ["integrity", "trust", "precision", "versatility", "responsiveness"] as const;
export const sectorNames = [
  "oilAndGas",
  "energyAndMines",
  "metalConstruction",
  "industry",
  "services",
] as const;
export const controlNames = ["cnd", "rsc", "crs"] as const;

/** Number of pictures in the home carousel (specification, section 9). */
export const homeSlides = 5;

/** `content/<language>/home.yaml` */
export const homeSchema = group({
  meta,
  social: group({
    title: text("the title of the page when it is shared", 70),
    description: text("the description of the page when it is shared", 200),
  }),
  hero: group({
    label: text("the name of the carousel, read aloud"),
    title: text("the headline, of at most eight words"),
    lead: text("the sentence below the headline"),
    controls: text("the button to the three controls"),
    contact: text("the link to the contact page"),
    slides: list(group({ label: text("the name of the slide"), picture }), "the slides", homeSlides),
  }),
  strengths: group({
    title: text("the heading of the values, read aloud"),
    items: named(
      valueNames,
      group({ name: text("the value"), text: text("what the value means in practice") }),
    ),
  }),
  about: group({
    label: text("the label above the heading"),
    title: text("the heading"),
    lead: text("the first sentence"),
    text: text("the paragraph"),
    more: text("the button to the About page"),
    facts: list(
      group({ label: text("the name of a fact"), value: text("the fact") }),
      "the facts in the title block",
    ),
    picture,
  }),
  sectors: group({
    label: text("the label above the heading"),
    title: text("the heading"),
    more: text("the link to the sectors page"),
    items: named(
      sectorNames,
      group({ name: text("the sector"), text: text("what is controlled in the sector") }),
    ),
    picture,
  }),
  activities: group({
    label: text("the label above the heading"),
    title: text("the heading"),
    all: text("the link to the page of all controls"),
    details: text("the link on each card"),
    items: named(
      controlNames,
      group({
        code: text("the short form of the control"),
        name: text("the name of the control"),
        text: text("what the control does"),
        count: text("how many methods, services or items"),
        picture,
      }),
    ),
  }),
  partners: group({
    title: text("the heading of the strip of logos"),
    pause: text("the button that stops the strip"),
    play: text("the button that starts the strip"),
  }),
});

export type HomeWords = z.infer<typeof homeSchema>;
