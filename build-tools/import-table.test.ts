import { ESLint } from "eslint";
import { readdirSync } from "node:fs";
import tseslint from "typescript-eslint";
import { describe, expect, test } from "vitest";
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

async function problemsOf(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: file });
  return (result?.messages ?? []).map(({ message }) => message);
}

const folders = Object.keys(importTable);

describe("the import table", () => {
  test("names every folder of app/ that holds code", () => {
    const onDisk = readdirSync("app", { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== "styles")
      .map(({ name }) => name);
    expect(folders.toSorted()).toEqual(onDisk.toSorted());
  });

  for (const [folder, { from, types }] of Object.entries(importTable)) {
    for (const other of folders.filter((name) => name !== folder)) {
      const value = `import { thing } from "#app/${other}/thing.ts";\nconsole.log(thing);`;
      const type = `import type { Thing } from "#app/${other}/thing.ts";\nexport type Twin = Thing;`;

      test(`${folder} ${from.includes(other) ? "may" : "may not"} import from ${other}`, async () => {
        const problems = await problemsOf(`app/${folder}/planted.ts`, value);
        expect(problems).toHaveLength(from.includes(other) ? 0 : 1);
      });

      test(`${folder} ${from.includes(other) || types.includes(other) ? "may" : "may not"} take types from ${other}`, async () => {
        const problems = await problemsOf(`app/${folder}/planted.ts`, type);
        expect(problems).toHaveLength(from.includes(other) || types.includes(other) ? 0 : 1);
      });
    }

    test(`${folder} may use the constants, and nothing else of the shell`, async () => {
      expect(await problemsOf(`app/${folder}/planted.ts`, 'import "#app/constants.ts";')).toEqual([]);
      expect(await problemsOf(`app/${folder}/planted.ts`, 'import "#app/root.tsx";')).toHaveLength(1);
    });

    test(`${folder} may not import from tests`, async () => {
      expect(
        await problemsOf(`app/${folder}/planted.ts`, 'import "../../tests/support/test.ts";'),
      ).not.toEqual([]);
    });
  }

  test("folders are crossed with #app/…, never with ../", async () => {
    expect(await problemsOf("app/sections/planted.tsx", 'import "../ui/arrow.tsx";')).toHaveLength(1);
    expect(await problemsOf("app/ui/carousel/planted.tsx", 'import "../arrow.tsx";')).toEqual([]);
    expect(
      await problemsOf("app/ui/carousel/planted.tsx", 'import "../../sections/strengths.tsx";'),
    ).toHaveLength(1);
  });
});
