import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { parseDocument, type Document } from "yaml";
import { pathOf, type PageId } from "#model/site/paths.ts";
import { Command, copyProject } from "../support/project-copy.ts";

/*
 * What owners add and remove in content/ alone, as its README says: one thing of each kind is added, another removed, and the
 * site is built.
 */
const languages = ["fr", "en"] as const;

interface Change {
  /** Where things of a kind stand: file and path in it. */
  readonly places: readonly (readonly string[])[];
  readonly removed: string;
  /** Copied from another, so that all its texts are there. */
  readonly added: { readonly from: string; readonly as: string };
}

const inEach = (file: string, ...path: readonly string[]) =>
  languages.map((code) => [`${code}/${file}.yaml`, ...path]);

const changes: Readonly<Record<string, Change>> = {
  sector: {
    places: [
      ["sectors.yaml"],
      ["pictures.yaml", "pages", "sectors", "tabs"],
      ...inEach("sectors", "tabs", "items"),
      ...inEach("home", "sectors", "items"),
    ],
    removed: "industry",
    added: { from: "services", as: "agriculture" },
  },
  domain: {
    places: [["equipment.yaml"], ["pictures.yaml", "equipment"], ...inEach("equipment")],
    removed: "drillingTubulars",
    added: { from: "storageTank", as: "silo" },
  },
  approval: {
    places: [["company.yaml", "approvals"], ...inEach("recognitions", "methods", "rows")],
    removed: "radiography",
    added: { from: "penetrant", as: "visual" },
  },
  scope: {
    places: inEach("recognitions", "scopes", "rows"),
    removed: "b4",
    added: { from: "a1", as: "c1" },
  },
  person: {
    places: [["company.yaml", "offices", "tunis", "people"], ...inEach("offices", "tunis", "posts")],
    removed: "commercialDirector",
    added: { from: "generalDirector", as: "technicalDirector" },
  },
  office: {
    places: [["company.yaml", "offices"], ...inEach("offices")],
    removed: "sfax",
    added: { from: "tunis", as: "gabes" },
  },
};

function edit(folder: string, file: string, change: (document: Document) => void): void {
  const path = join(folder, "content", file);
  const document = parseDocument(readFileSync(path, "utf8"));
  change(document);
  writeFileSync(path, document.toString({ lineWidth: 0 }));
}

test("one of each kind is added and another removed, without code, and the site is built", async () => {
  test.setTimeout(600_000);
  const folder = copyProject("open-model");
  for (const { places, removed, added } of Object.values(changes))
    for (const [file = "", ...path] of places)
      edit(folder, file, (document) => {
        const original: unknown = document.getIn([...path, added.from], true);
        document.setIn([...path, added.as], (original as { clone: () => unknown }).clone());
        document.deleteIn([...path, removed]);
      });
  cpSync(join(folder, "content/maps/tunis.svg"), join(folder, "content/maps/gabes.svg"));
  edit(folder, "company.yaml", (document) => {
    // One strip loses a partner, another all.
    document.deleteIn(["partners", "home", 0]);
    document.setIn(["partners", "quality"], []);
  });
  for (const code of languages) {
    edit(folder, `${code}/terms.yaml`, (document) => {
      document.setIn(["sandblasting"], { term: `Sablage ${code}`, definition: "Un terme de plus." });
      document.deleteIn(["holiday"]);
    });
    edit(folder, `${code}/formation.yaml`, (document) => {
      document.deleteIn(["tabs", "items", "rescue", "courses", 0]);
      document.addIn(["tabs", "items", "safety", "courses"], { title: `Travail en hauteur ${code}` });
    });
  }
  edit(folder, "methods.yaml", (document) => {
    const terms = document.getIn(["coating", "terms"]) as { readonly toJSON: () => string[] };
    document.deleteIn(["coating", "terms", terms.toJSON().indexOf("holiday")]);
  });

  const build = new Command(folder, ["build"]);
  expect(await build.ended, build.said).toBe(0);
  const site = join(folder, "dist/client");
  for (const language of languages) {
    const page = (id: PageId) => {
      const path = pathOf(id, language);
      return readFileSync(join(site, path === "/" ? "index.html" : `${path}.html`), "utf8");
    };
    expect(page("sectors")).toContain('id="agriculture"');
    expect(page("sectors")).not.toContain('id="industry"');
    expect(page("domains")).toContain('id="silo"');
    expect(page("domains")).not.toContain('id="drilling-tubulars"');
    expect(page("formation")).toContain(`Travail en hauteur ${language}`);
    expect(page("glossary")).toContain(`Sablage ${language}`);
    expect(page("quality")).not.toContain(">RT<");
    expect(page("quality")).not.toContain('id="partners"');
    expect(page("home")).toContain('id="partners"');
  }
  expect(globSync("*.vcf", { cwd: site }).sort()).toEqual(["gabes.vcf", "tunis.vcf"]);
  rmSync(folder, { recursive: true });
});
