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

test("the table names every folder of app/, and rules reach the deepest file", () => {
  const onDisk = readdirSync("app", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(Object.keys(importTable).toSorted()).toEqual(onDisk.map(({ name }) => name).toSorted());
  const depths = globSync("app/**/*.{ts,tsx}").map((file) => file.split(/[\\/]/).length - 2);
  expect(Math.max(...depths)).toBeLessThanOrEqual(deepest);
});

const planted: [what: string, file: string, code: string, refused: RegExp | undefined][] = [
  ["what the table allows", "app/sections/a.tsx", 'import "#app/ui/arrow.tsx";', undefined],
  ["types of words", "app/sections/a.tsx", 'import type { A } from "#app/content/a.ts";', undefined],
  ["up inside of the folder", "app/content/a/b/a.ts", 'import "../../c.ts";', undefined],
  ["words in a component", "app/sections/a.tsx", 'import "#app/content/a.ts";', /may take only types/],
  ["at every depth", "app/ui/a/b/c/a.tsx", 'import "#app/frame/frame.tsx";', /app\/ui may not import/],
  ["tests", "app/ui/a.tsx", 'import "../../tests/support/test.ts";', /tests, scripts or build-tools/],
  ["out of the folder", "app/content/a/b/a.ts", 'import "../../../i18n/a.ts";', /never with/],
  ["from page to page", "app/pages/a/a.tsx", 'import "#app/pages/b/b.tsx";', /A page may not/],
];

test.each(planted)("an import is judged by the table: %s", async (_, file, code, refused) => {
  const [result] = await eslint.lintText(code, { filePath: file });
  const problems = (result?.messages ?? []).map(({ message }) => message);
  if (refused) expect(problems).toContainEqual(expect.stringMatching(refused));
  else expect(problems).toEqual([]);
});
