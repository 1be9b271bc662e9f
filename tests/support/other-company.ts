import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse, parseDocument, stringify, type Document } from "yaml";
import sharp from "sharp";
import type { Company } from "#model/schema/company.ts";

/** What differs in the content of the other company: a content folder with these files, and in them these fields, alone. */
const overlay = resolve("tests/fixtures/other-brand");

export const company = parse(readFileSync(join(overlay, "company.yaml"), "utf8")) as Company;

/** Photographs as an owner may have them, in the place of three pictures of first screens: white, with a red subject. */
export const photographs = [
  { page: "rsc", file: "pipe-welding.jpg", size: [2400, 1350], at: [70, 50], what: "bright everywhere" },
  { page: "quality", file: "valve-bench.jpg", size: [1600, 2400], at: [70, 30], what: "portrait" },
  { page: "sectors", file: "refinery-columns.jpg", size: [2400, 1350], at: [20, 50], what: "left" },
] as const;

const inEach = (file: string, ...path: readonly string[]) =>
  ["fr", "en"].map((code) => [`${code}/${file}.yaml`, ...path]);

const ofSectors = [
  ["sectors.yaml"],
  ["pictures.yaml", "pages", "sectors", "tabs"],
  ...inEach("sectors", "tabs", "items"),
  ...inEach("home", "sectors", "items"),
];

/** Of each kind of thing one that is removed, and one that is added, a copy of another; and where things of a kind stand. */
const things: readonly {
  readonly removed: string;
  readonly added: readonly [from: string, as: string];
  readonly places: readonly (readonly string[])[];
}[] = [
  {
    removed: "holiday",
    added: ["developer", "sandblasting"],
    places: inEach("terms"),
  },
  {
    removed: "industry",
    added: ["services", "agriculture"],
    places: ofSectors,
  },
  {
    removed: "none",
    added: ["oilAndGas", "water"],
    places: ofSectors,
  },
  {
    removed: "drillingTubulars",
    added: ["storageTank", "silo"],
    places: [["equipment.yaml"], ["pictures.yaml", "equipment"], ...inEach("equipment")],
  },
  {
    removed: "radiography",
    added: ["penetrant", "visual"],
    places: [["company.yaml", "approvals"], ...inEach("recognitions", "methods", "rows")],
  },
  {
    removed: "b4",
    added: ["a1", "c1"],
    places: inEach("recognitions", "scopes", "rows"),
  },
];

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** One file laid over another: groups are merged, all else is replaced. */
function merged(below: unknown, above: unknown): unknown {
  if (!isGroup(below) || !isGroup(above)) return above;
  return {
    ...below,
    ...Object.fromEntries(Object.entries(above).map(([key, value]) => [key, merged(below[key], value)])),
  };
}

/** Lays the overlay over a content folder. What is said of the company and of each office is replaced whole, and so are pictures. */
function layOver(content: string): void {
  for (const folder of ["maps", "partners", "logo"]) {
    rmSync(join(content, folder), { recursive: true, force: true });
    cpSync(join(overlay, folder), join(content, folder), { recursive: true });
  }
  for (const file of globSync("**/*.yaml", { cwd: overlay })) {
    const read = (folder: string): unknown => parse(readFileSync(join(folder, file), "utf8"));
    const whole = /^company|offices\.yaml$/.test(file);
    writeFileSync(
      join(content, file),
      stringify(whole ? read(overlay) : merged(read(content), read(overlay))),
    );
  }
}

/** A white picture with a red subject. @param at its place, in percent from the left and from the top */
async function photograph(
  [width, height]: readonly [number, number],
  at: readonly [number, number],
): Promise<Buffer> {
  const side = Math.round(width / 10);
  const subject = { create: { width: side, height: side, channels: 3 as const, background: "#f00" } };
  return sharp({ create: { width, height, channels: 3, background: "#fff" } })
    .composite([
      {
        input: subject,
        left: Math.round((width * at[0]) / 100 - side / 2),
        top: Math.round((height * at[1]) / 100 - side / 2),
      },
    ])
    .jpeg()
    .toBuffer();
}

/** Takes the page of accessibility away, and adds two made of it, as CONTRIBUTING.md says. */
function changePages(project: string, rewrite: (file: string, change: (text: string) => string) => void) {
  const added = ["references", "news"];
  const titled = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  for (const name of added) {
    const [page, schema] = [`app/pages/${name}`, `model/schema/pages/${name}.ts`];
    cpSync(join(project, "app/pages/accessibility"), join(project, page), { recursive: true });
    cpSync(join(project, "model/schema/pages/accessibility.ts"), join(project, schema));
    for (const file of [`${page}/data.server.ts`, schema])
      rewrite(file, (text) => text.replaceAll("accessibility", name));
    cpSync(join(project, "content/accessibility.yaml"), join(project, `content/${name}.yaml`));
    rewrite(`content/${name}.yaml`, (text) => text.replace("accessibility.json", `${name}.json`));
    for (const code of ["fr", "en"]) {
      const file = `content/${code}/${name}.yaml`;
      cpSync(join(project, `content/${code}/accessibility.yaml`), join(project, file));
      rewrite(file, (text) =>
        text
          .replace("accessibility.json", `${name}.json`)
          .replace(/(?<=description: ")(.*).{14}(?="$)/m, `${titled(name)}. $1`)
          .replace(/(?<=(?:title|breadcrumb): )(?=\S)/g, () => `${titled(name)} `),
      );
    }
  }
  rmSync(join(project, "app/pages/accessibility"), { recursive: true });
  rmSync(join(project, "model/schema/pages/accessibility.ts"));
  rmSync(join(project, "content/accessibility.yaml"));
  for (const code of ["fr", "en"]) {
    rmSync(join(project, `content/${code}/accessibility.yaml`));
    rewrite(`content/${code}/frame.yaml`, (text) =>
      text.replace(/^( +)Accessibilité: .*/m, (_, indent: string) =>
        added.map((name) => `${indent}${titled(name)}: ${titled(name)}`).join("\n"),
      ),
    );
  }
  rewrite("content/en/language.yaml", (text) => text.replace(/ {2}accessibility: .*\n/, ""));
  // Each line that names the page, once for each of the new ones.
  for (const file of ["model/schema/pages/index.ts", "model/site/pages.ts", "app/routes.server.tsx"])
    rewrite(file, (text) =>
      text.replace(/^.*accessibilit.*\n/gim, (line) =>
        added
          .map((name) =>
            line
              .replace(/Accessibilité/g, titled(name))
              .replace(/accessibilite|accessibility/g, name)
              .replace(/Accessibility/g, titled(name)),
          )
          .join(""),
      ),
    );
  rewrite("app/data/frame.server.ts", (text) => text.replace('"accessibility"', '"references", "news"'));
}

/**
 * Makes another company's site of a copy of the project: its identity is replaced, of each kind of thing that owners add and remove
 * there is one more and one less. Only pages are changed outside of `content/`.
 */
export async function becomeOther(project: string): Promise<void> {
  const content = join(project, "content");
  const rewrite = (file: string, change: (text: string) => string) => {
    const text = readFileSync(join(project, file), "utf8");
    const changed = change(text);
    if (changed === text) throw new Error(`${file} stays as it was`);
    writeFileSync(join(project, file), changed);
  };
  const edit = (file: string, change: (document: Document) => void) => {
    rewrite(`content/${file}`, (text) => {
      const document = parseDocument(text);
      change(document);
      return document.toString({ lineWidth: 0 });
    });
  };
  changePages(project, rewrite);
  layOver(content);
  for (const { places, removed, added } of things)
    for (const [file = "", ...path] of places)
      edit(file, (document) => {
        const [from, as] = added;
        const entry = (document.getIn([...path, from], true) as Document).clone();
        document.setIn([...path, as], entry);
        for (const field of ["term", "name", "subject"]) {
          const said = document.getIn([...path, as, field]);
          if (typeof said === "string") document.setIn([...path, as, field], `${said} ${as}`);
        }
        document.deleteIn([...path, removed]);
      });
  edit("methods.yaml", (document) => {
    const terms = document.getIn(["coating", "terms"]) as { readonly toJSON: () => string[] };
    document.deleteIn(["coating", "terms", terms.toJSON().indexOf("holiday")]);
    document.set("radar", { sees: { throughLeak: "unplugged" } });
    document.delete("vacuumBox");
    document.setIn(["liner", "near", 1], "radar");
  });
  rewrite("content/equipment.yaml", (text) => text.replaceAll("vacuumBox", "radar"));
  edit("pictures.yaml", (document) => document.deleteIn(["methods", "vacuumBox"]));
  for (const [code, address] of [
    ["fr", "radar-de-sol"],
    ["en", "ground-radar"],
  ] as const) {
    const radar = `${code}/methods/radar.yaml`;
    cpSync(join(content, `${code}/methods/visual.yaml`), join(content, radar));
    edit(radar, (document) => {
      for (const field of ["code", "diagram", "standards"]) document.delete(field);
      document.set("address", address);
      document.set("name", "Radar");
      document.setIn(["meta", "title"], `Radar, ${code}`);
      const said = String(document.getIn(["meta", "description"]));
      document.setIn(["meta", "description"], `Radar, ${said.slice(0, 140)}`);
    });
    rmSync(join(content, `${code}/methods/vacuumBox.yaml`));
    rewrite(`content/${code}/equipment.yaml`, (text) =>
      text.replace(/boîte à vide|vacuum box testing/g, "radar"),
    );
    for (const [file, ...place] of [
      ["formation", "tabs", "items", "rescue", "courses", 0],
      ["rsc", "services", "phases", "adjust", "items", 0],
      ["crs", "subjects", "items", "b2"],
    ])
      edit(`${code}/${file}.yaml`, (document) => document.deleteIn(place));
  }
  rewrite("content/pictures.yaml", (text) => text.replace(/^# EXEMPLE \/ SAMPLE/m, "#"));
  for (const { file, size, at } of photographs) {
    writeFileSync(join(content, "images", file), await photograph(size, at));
    rewrite("content/pictures.yaml", (text) =>
      text.replace(new RegExp(`(?<=^  ${file}: ).*`, "m"), `[${at.join(", ")}]`),
    );
  }
}
