import { ESLint } from "eslint";
import { globSync, readdirSync } from "node:fs";
import tseslint from "typescript-eslint";
import { expect, test } from "vitest";
import { deepest, importRules, importTable } from "./import-table.js";

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ["**/*.{ts,tsx}"],
      plugins: { "@typescript-eslint": tseslint.plugin },
      languageOptions: { parser: tseslint.parser },
    },
    ...importRules(),
  ],
});

async function problemsOf(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: file });
  return (result?.messages ?? []).map(({ message }) => message);
}

test("the table names every folder of app/, and rules reach the deepest file", () => {
  const onDisk = readdirSync("app", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(Object.keys(importTable).toSorted()).toEqual(onDisk.map(({ name }) => name).toSorted());
  const depths = globSync("app/**/*.{ts,tsx}").map((file) => file.split(/[\\/]/).length - 2);
  expect(Math.max(...depths)).toBeLessThanOrEqual(deepest);
});

const planted: readonly (readonly [what: string, file: string, code: string, refused: RegExp | undefined])[] =
  [
    ["what the table allows", "app/sections/a.tsx", 'import "#app/ui/arrow.tsx";', undefined],
    [
      "what the table does not allow",
      "app/ui/a.tsx",
      'import "#app/sections/clauses.tsx";',
      /app\/ui may not import/,
    ],
    [
      "words in a component",
      "app/sections/a.tsx",
      'import "#app/content/a.ts";',
      /app\/sections may take only types/,
    ],
    ["types of words", "app/sections/a.tsx", 'import type { A } from "#app/content/a.ts";', undefined],
    [
      "types that are not allowed",
      "app/ui/a.tsx",
      'import type { A } from "#app/seo/a.ts";',
      /app\/ui may not import/,
    ],
    ["code in the styles", "app/styles/a.ts", 'import "#app/ui/arrow.tsx";', /app\/styles may not import/],
    ["at every depth", "app/ui/a/b/c/a.tsx", 'import "#app/frame/frame.tsx";', /app\/ui may not import/],
    ["the constants", "app/ui/a.tsx", 'import "#app/constants.ts";', undefined],
    ["the shell", "app/ui/a.tsx", 'import "#app/root.tsx";', /shell/],
    ["tests", "app/ui/a.tsx", 'import "../../tests/support/test.ts";', /tests, scripts or build-tools/],
    ["out of the folder", "app/ui/a.tsx", 'import "../seo/a.ts";', /never with/],
    [
      "out of the folder, from its depth",
      "app/content/a/b/a.ts",
      'import "../../../i18n/a.ts";',
      /never with/,
    ],
    ["from page to page", "app/pages/a/a.tsx", 'import "../b/b.tsx";', /A page may not/],
    ["from page to page, from above", "app/pages/a/a.tsx", 'import "#app/pages/b/b.tsx";', /A page may not/],
    ["what all pages share", "app/pages/a/a.tsx", 'import "../loading.ts";', undefined],
    ["the words of pages", "app/content/a/a.ts", 'import "#app/pages/pages.server.ts";', undefined],
    ["a page", "app/content/a.ts", 'import "#app/pages/a/a.server.ts";', /app\/content may not import/],
    ["up inside of the folder", "app/content/a/b/a.ts", 'import "../../c.ts";', undefined],
  ];

test.each(planted)("an import is judged by the table: %s", async (_, file, code, refused) => {
  const problems = await problemsOf(file, code);
  expect(problems.length > 0).toBe(refused !== undefined);
  if (refused) expect(problems).toContainEqual(expect.stringMatching(refused));
});
