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
const things: readonly (readonly [
  removed: string,
  from: string,
  added: string,
  places: readonly (readonly string[])[],
])[] = [
  ["holiday", "developer", "sandblasting", inEach("terms")],
  ["industry", "services", "agriculture", ofSectors],
  ["none", "oilAndGas", "water", ofSectors],
  [
    ...(["drillingTubulars", "storageTank", "silo"] as const),
    [["equipment.yaml"], ["pictures.yaml", "equipment"], ...inEach("equipment")],
  ],
  [
    ...(["radiography", "penetrant", "visual"] as const),
    [["company.yaml", "approvals"], ...inEach("recognitions", "methods", "rows")],
  ],
  ["b4", "a1", "c1", inEach("recognitions", "scopes", "rows")],
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

/** Lays the overlay over a content folder. What is said of the company and of each office is replaced whole. */
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
function photograph([width, height]: readonly [number, number], [x, y]: readonly [number, number]) {
  const subject = `<circle cx="${x}%" cy="${y}%" r="${width / 18}" fill="#f00"/>`;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${subject}</svg>`;
  return sharp(Buffer.from(drawn)).flatten({ background: "#fff" }).jpeg().toBuffer();
}

/** Takes the page of accessibility away, and adds two made of it, as CONTRIBUTING.md says. */
function changePages(project: string, rewrite: (file: string, change: (text: string) => string) => void) {
  const added = [
    ["references", "References"],
    ["news", "News"],
  ] as const;
  const own = [
    "app/pages/accessibility",
    "model/schema/pages/accessibility.ts",
    ...["", "fr/", "en/"].map((folder) => `content/${folder}accessibility.yaml`),
  ];
  for (const [name, title] of added) {
    const copies = own.map((file) => file.replace("accessibility", name));
    for (const [index, file] of own.entries())
      cpSync(join(project, file), join(project, copies[index] ?? ""), { recursive: true });
    for (const file of [`app/pages/${name}/data.server.ts`, `model/schema/pages/${name}.ts`])
      rewrite(file, (text) => text.replaceAll("accessibility", name));
    for (const file of copies.filter((copy) => copy.endsWith(".yaml")))
      rewrite(file, (text) =>
        text
          .replace("accessibility.json", `${name}.json`)
          .replace(/(?<=description: ")(.*).{14}(?="$)/m, `${title}. $1`)
          .replace(/(?<=(?:title|breadcrumb): )(?=\S)/g, `${title} `),
      );
  }
  for (const file of own) rmSync(join(project, file), { recursive: true });
  // Each line that names the page, once for each of the new ones.
  for (const file of [
    ...["model/schema/pages/index.ts", "model/site/pages.ts", "app/routes.server.tsx"],
    ...["content/fr/frame.yaml", "content/en/frame.yaml", "content/en/language.yaml"],
  ])
    rewrite(file, (text) =>
      text.replace(/^.*accessibilit.*\n/gim, (line) =>
        added
          .map(([name, title]) =>
            line.replace(/Accessibilit[éy]/g, title).replace(/accessibilite|accessibility/g, name),
          )
          .join(""),
      ),
    );
  rewrite("app/data/frame.server.ts", (text) => text.replace('"accessibility"', '"references", "news"'));
}

/** Makes another company's site of a copy of the project. Only pages are changed outside of `content/`. */
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
  for (const [removed, from, as, places] of things)
    for (const [file = "", ...path] of places)
      edit(file, (document) => {
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
