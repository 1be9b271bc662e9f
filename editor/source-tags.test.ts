import { vercelStegaDecode } from "@vercel/stega";
import { describe, expect, test } from "vitest";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { siteContent } from "../build/site-content.ts";
import { formFields } from "./fields.ts";
import { markedContent, plain, unmarked } from "./source-tags.ts";

const content = siteContent(".");
const marked = markedContent(content, formFields);
const { about, terms } = marked.in.fr;
const method = marked.in.fr["methods/ultrasonic"];

describe("the texts of a language carry their place", () => {
  test("without a word being otherwise", () => {
    expect(vercelStegaDecode(about.hero.title)).toEqual([{ file: "fr/about.yaml", path: ["hero", "title"] }]);
    expect(vercelStegaDecode(about.values.commitments[1]?.name ?? "")).toEqual([
      { file: "fr/about.yaml", path: ["values", "commitments", 1, "name"] },
    ]);
    expect(JSON.parse(plainAll(JSON.stringify(marked)))).toEqual(content);
  });

  test("and compare as they would without: what a file says twice has one mark, with both places", () => {
    const { energyAndMines, metalConstruction } = marked.in.fr.sectors.tabs.items;
    expect(metalConstruction?.items).toEqual(energyAndMines?.items);
    expect(vercelStegaDecode(metalConstruction?.items[0] ?? "")).toEqual(
      ["energyAndMines", "metalConstruction"].map((sector) => ({
        file: "fr/sectors.yaml",
        path: ["tabs", "items", sector, "items", 0],
      })),
    );
  });

  test("but not what is said in the head of a page, what has a form, and what is looked for in texts", () => {
    const { fr } = content.in;
    expect(about.meta).toEqual(fr.about.meta);
    expect(method.address).toBe(fr["methods/ultrasonic"].address);
    expect(method.name).toBe(fr["methods/ultrasonic"].name);
    expect(method.diagram).toEqual(fr["methods/ultrasonic"].diagram);
    for (const page of ["accreditation", "crs"] as const)
      expect(drawn(marked.in.fr[page])).toEqual(drawn(fr[page]));
    expect(Object.values(terms).map(({ term }) => term)).toEqual(
      Object.values(fr.terms).map(({ term }) => term),
    );
    expect(marked.in.fr.language).toEqual({ ...fr.language, ownName: marked.in.fr.language.ownName });
    expect(marked.company).toBe(content.company);
    expect(marked.pictures).toBe(content.pictures);
  });

  const drawn = (file: unknown) =>
    JSON.stringify(file)
      .match(/"(?:labels|parts)":\{[^}]*\}/g)
      ?.join("\n") ?? expect.fail("no label");

  function plainAll(json: string): string {
    return json.split('"').map(plain).join('"');
  }
});

describe("an element", () => {
  const { title, lead } = about.hero;
  const place = (name: string) => ({ file: "fr/about.yaml", path: ["hero", name] });

  test("names the place of its text, which is plain", () => {
    expect(unmarked({ id: "a", children: title })).toEqual({
      id: "a",
      children: content.in.fr.about.hero.title,
      "data-field-paths": JSON.stringify([place("title")]),
    });
  });

  test("names the places of all its texts, among others", () => {
    const inner = {};
    expect(unmarked({ children: [title, inner, ": ", lead] })).toEqual({
      children: [content.in.fr.about.hero.title, inner, ": ", content.in.fr.about.hero.lead],
      "data-field-paths": JSON.stringify([place("title"), place("lead")]),
    });
  });

  test("names the place of a text that is written among links", () => {
    const element = { type: LinkedText, props: { text: lead } };
    expect(unmarked({ children: element })).toEqual({
      children: element,
      "data-field-paths": JSON.stringify([place("lead")]),
    });
  });

  test("has plain attributes", () => {
    expect(unmarked({ "aria-label": `${title}, 1`, hidden: true })).toEqual({
      "aria-label": `${content.in.fr.about.hero.title}, 1`,
      hidden: true,
    });
  });

  test("without a mark is as it was", () => {
    const children = ["a", {}];
    expect(unmarked({ children }).children).toBe(children);
  });
});
