/**
 * Which folder may import from which: lint enforces this table, CONTRIBUTING explains it. Each folder may import from itself,
 * from the folders in its entry, and from packages; all of `app/` may import `app/constants.ts`.
 */
export const importTable = {
  model: {
    read: [],
    site: ["read"],
    schema: ["read", "site"],
    check: ["read", "site", "schema"],
  },
  app: {
    styles: [],
    ui: [],
    startup: ["ui"],
    behaviours: ["ui", "diagrams"],
    islands: ["ui"],
    diagrams: ["ui"],
    site: [],
    seo: ["site"],
    data: ["ui", "seo", "site"],
    sections: ["ui", "diagrams"],
    frame: ["ui"],
    pages: ["sections", "diagrams", "ui", "data", "site"],
    documents: ["pages", "sections", "frame", "diagrams", "islands", "ui", "seo", "styles", "data", "site"],
  },
};

/** The ESLint rule that distinguishes types from values. */
const rule = "@typescript-eslint/no-restricted-imports";

const refuse = (/** @type {object[]} */ patterns) => ({
  [rule]: /** @type {import("eslint").Linter.RuleEntry} */ (["error", { patterns }]),
});

/** Types have no code: they may be imported from anywhere except pages. */
const others = (
  /** @type {string} */ top,
  /** @type {string} */ folder,
  /** @type {readonly string[]} */ from,
) =>
  Object.keys(top === "app" ? importTable.app : importTable.model)
    .filter((other) => other !== folder && !from.includes(other))
    .map((other) => ({
      regex: `^#${top}/${other}/`,
      allowTypeImports: top === "app" && other !== "pages",
      message: `${top}/${folder} may not import from ${top}/${other}: see the table in ssg/import-table.js.`,
    }));

const outside = {
  regex: "^#app/(?!constants\\.ts$)[^/]+$|(^|/)(ssg|editor|scripts|tests)/",
  message:
    "What is in a folder of app/ may import neither the files beside these folders nor what is outside of app/ and model/.",
};
const upwards = {
  regex: `^(\\.\\./)+(app|model|${[...Object.keys(importTable.app), ...Object.keys(importTable.model)].join("|")})/`,
  message: "Cross folders with #app/… or #model/…, never with ../",
};
const words = {
  regex: "^#model/",
  allowTypeImports: true,
  message: "Browsers get no code of model/: take types, and the rest from a loader (*.server.ts).",
};
const toPage = {
  regex: "^#app/pages/|^\\.\\./",
  message: "A page may not import from another: what two pages share goes to app/sections or app/data.",
};

/** @returns {import("eslint").Linter.Config[]} */
export function importRules() {
  const ignores = ["**/*.test.{ts,tsx}"];
  const ofModel = Object.entries(importTable.model).map(([folder, from]) => ({
    files: [`model/${folder}/**/*.ts`],
    ignores,
    rules: refuse([
      ...others("model", folder, from),
      { regex: "^#app/|^\\.\\./.*\\.\\./", message: "model/ imports nothing but packages." },
      upwards,
    ]),
  }));
  const ofApp = Object.entries(importTable.app).flatMap(([folder, from]) => {
    const patterns = [...others("app", folder, from), outside, folder === "pages" ? toPage : upwards];
    return [
      { files: [`app/${folder}/**/*.{ts,tsx}`], ignores, rules: refuse([...patterns, words]) },
      { files: [`app/${folder}/**/*.server.{ts,tsx}`], ignores, rules: refuse(patterns) },
    ];
  });
  return [...ofModel, ...ofApp];
}
