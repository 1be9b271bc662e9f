/**
 * What may import what inside `app/`: the one table that lint enforces and CONTRIBUTING explains.
 * `types` are folders from which only types may be taken, because their code stays out of the browser.
 * Every folder may import from itself, from `app/constants.ts` and from packages.
 *
 * A page's folder may import from no other page's.
 *
 * @type {Readonly<Record<string, { readonly from: readonly string[], readonly types: readonly string[] }>>}
 */
export const importTable = {
  styles: { from: [], types: [] },
  i18n: { from: [], types: [] },
  brand: { from: [], types: [] },
  startup: { from: ["ui"], types: [] },
  ui: { from: [], types: [] },
  diagrams: { from: ["ui"], types: [] },
  content: { from: ["i18n", "seo", "brand"], types: ["ui"] },
  seo: { from: ["i18n"], types: ["content"] },
  sections: { from: ["ui", "diagrams", "i18n"], types: ["content"] },
  frame: { from: ["ui", "i18n", "brand"], types: ["content"] },
  pages: { from: ["sections", "diagrams", "ui", "i18n", "seo", "content"], types: [] },
};

/** What `content` may take from `pages`: the words that each page is made of. */
const definitions = "(?:pages|not-found/page)\\.server\\.ts$";

const folders = Object.keys(importTable);

/** How many folders may lie in one another below `app/`. */
export const deepest = 6;

/**
 * Lint configuration made from the table: one entry for each folder of `app/`.
 *
 * @returns {import("eslint").Linter.Config[]}
 */
export function importRules() {
  const perFolder = Object.entries(importTable).map(([folder, { from, types }]) => {
    const forbidden = folders.filter((other) => other !== folder && !from.includes(other));
    return {
      files: [`app/${folder}/**/*.{ts,tsx}`],
      ignores: ["**/*.test.{ts,tsx}"],
      rules: {
        "@typescript-eslint/no-restricted-imports": /** @type {import("eslint").Linter.RuleEntry} */ ([
          "error",
          {
            patterns: [
              ...forbidden.map((other) => ({
                regex:
                  `^#app/${other}/` + (folder === "content" && other === "pages" ? `(?!${definitions})` : ""),
                allowTypeImports: types.includes(other),
                message: types.includes(other)
                  ? `app/${folder} may take only types from app/${other}: write "import type" (build-tools/import-table.js).`
                  : `app/${folder} may not import from app/${other}: see the table in build-tools/import-table.js.`,
              })),
              {
                regex: "^#app/(?!constants\\.ts$)[^/]+$",
                message: "Only the files beside it may import a file of the shell (app/*.tsx).",
              },
              ...(folder === "pages"
                ? [
                    {
                      regex: "^#app/pages/|^\\.\\./(?!page-props\\.ts$)",
                      message:
                        "A page may not import from another: what two pages share goes to app/sections or app/content.",
                    },
                  ]
                : []),
              {
                regex: "(^|/)(tests|scripts|build-tools)/",
                message: "app/ may not import from tests, scripts or build-tools.",
              },
            ],
          },
        ]),
      },
    };
  });
  // At whatever depth a file lies, so many steps up leave its folder.
  const acrossFolders = Array.from({ length: deepest }, (_, index) => ({
    files: [`app/${"*/".repeat(index + 1)}*.{ts,tsx}`],
    ignores: ["**/*.test.{ts,tsx}"],
    rules: {
      "no-restricted-imports": /** @type {import("eslint").Linter.RuleEntry} */ ([
        "error",
        {
          patterns: [
            { regex: `^(\\.\\./){${index + 1}}`, message: "Cross folders with #app/…, never with ../" },
          ],
        },
      ]),
    },
  }));
  return [...perFolder, ...acrossFolders];
}
