import { ESLint } from "eslint";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, normalize } from "node:path";
import tseslint from "typescript-eslint";
import { expect, test } from "vitest";
import { importRules, importTable } from "./import-table.js";

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

test.each(["app", "model"] as const)("the table names every folder of %s/", (top) => {
  const onDisk = readdirSync(top, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(Object.keys(importTable[top]).toSorted()).toEqual(onDisk.map(({ name }) => name).toSorted());
});

const planted: [what: string, file: string, code: string, refused: RegExp | undefined][] = [
  ["an allowed import", "app/sections/a.tsx", 'import "#app/ui/arrow.tsx";', undefined],
  ["types of words", "app/sections/a.tsx", 'import type { A } from "#model/schema/a.ts";', undefined],
  ["words in a loader", "app/pages/a/data.server.ts", 'import "#model/site/site.ts";', undefined],
  [
    "words in a component",
    "app/sections/a.tsx",
    'import "#model/schema/a.ts";',
    /Browsers get no code of model/,
  ],
  ["at every depth", "app/ui/a/b/c/a.tsx", 'import "#app/frame/frame.tsx";', /app\/ui may not import/],
  ["tests", "app/ui/a.tsx", 'import "../../tests/support/test.ts";', /outside of app/],
  ["out of the folder", "app/ui/a.ts", 'import "../frame/a.ts";', /never with/],
  ["from page to page", "app/pages/a/a.tsx", 'import "#app/pages/b/b.tsx";', /A page may not/],
  [
    "a type of a page",
    "app/ui/a.tsx",
    'import type { A } from "#app/pages/b/b.tsx";',
    /app\/ui may not import/,
  ],
  ["the site in the model", "model/read/a.ts", 'import "#app/ui/a.ts";', /nothing but packages/],
  ["upwards in the model", "model/read/a.ts", 'import "#model/check/a.ts";', /model\/read may not import/],
];

test.each(planted)("the lint rules follow the table: %s", async (_, file, code, refused) => {
  const [result] = await eslint.lintText(code, { filePath: file });
  const problems = (result?.messages ?? []).map(({ message }) => message);
  if (refused) expect(problems).toContainEqual(expect.stringMatching(refused));
  else expect(problems).toEqual([]);
});

/** The imports of each file, types included. */
function importsOfFiles(): Map<string, string[]> {
  // Once measured, `bench/lighthouse/` has packages of its own.
  const files = globSync("{app,model,ssg,editor,scripts,tests,bench}/**/*.{ts,tsx,js}", {
    exclude: ["**/node_modules/**"],
  }).map(normalize);
  return new Map(
    files.map((file) => {
      const named = [...readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*"([#.][^"?]+)"/g)];
      const paths = named.map(([, name = ""]) =>
        normalize(name.replace(/^\./, `${dirname(file)}/.`).slice(name.startsWith("#") ? 1 : 0)),
      );
      return [file, paths.filter((path) => files.includes(path))];
    }),
  );
}

test("no two files import each other, directly or through others", () => {
  const left = importsOfFiles();
  expect([...left.values()].flat().length).toBeGreaterThan(1000);
  // Repeatedly remove files that import no remaining file, or that no remaining file imports: circles are left over.
  let free: string[];
  do {
    const imported = new Set([...left.values()].flat());
    free = [...left].flatMap(([file, from]) =>
      imported.has(file) && from.some((other) => left.has(other)) ? [] : [file],
    );
    for (const file of free) left.delete(file);
  } while (free.length > 0);
  expect([...left.keys()]).toEqual([]);
});
