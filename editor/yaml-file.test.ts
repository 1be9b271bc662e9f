import { globSync, readFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { isSample } from "../tests/support/sample.ts";
import type { Change } from "./protocol.ts";
import { changedYaml, samplesIn } from "./yaml-file.ts";

const options = await resolveConfig("package.json");
const written = (text: string, changes: readonly Change[]) =>
  format(changedYaml(text, changes), { ...options, parser: "yaml" });

test("every file of the content comes back with what it says, and those of the sample byte for byte", async () => {
  const files = globSync("content/**/*.yaml");
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    const back = await written(text, []);
    expect(parse(back), file).toEqual(parse(text));
    // A text that was broken into lines by hand may be broken elsewhere.
    if (isSample) expect(back, file).toBe(text);
  }
});

describe("of a file only what was changed is otherwise", () => {
  const company = `offices:
  tunis:
    landline: +216 00 000 001 # EXEMPLE / SAMPLE

partners:
  home:
    - { file: 01.svg } # EXEMPLE / SAMPLE
    - { file: 02.svg } # EXEMPLE / SAMPLE
    - { file: 03.svg } # EXEMPLE / SAMPLE
`;
  const file = "company.yaml";
  const landline = { file, path: ["offices", "tunis", "landline"] };
  const [, , third = ""] = company.match(/^ {4}- .*\n/gm) ?? [];

  test.each<readonly [what: string, change: Change, from: string, to: string]>([
    [
      "a value keeps the note behind it",
      { ...landline, do: "write", value: "+216 71 234 567" },
      "00 000 001",
      "71 234 567",
    ],
    [
      "an entry that goes takes its line along",
      { do: "remove", file, path: ["partners", "home", 2] },
      third,
      "",
    ],
  ])("%s", async (_, change, from, to) => {
    expect(await written(company, [change])).toBe(company.replace(from, to));
  });

  test("the rest of a note stays where a mark goes", () => {
    const settled = changedYaml("a: b # à demander EXEMPLE / SAMPLE\n", [
      { do: "settle", file, path: ["a"] },
    ]);
    expect(settled).toBe("a: b # à demander\n");
  });

  test("a text that YAML would read otherwise gets quotes", () => {
    for (const value of ["une règle : la même", "true", "3000", "# rien", "- un"]) {
      const text = changedYaml("a: b\n", [{ do: "write", file, path: ["a"], value }]);
      expect(text).toBe(`a: ${JSON.stringify(value)}\n`);
    }
  });

  test("a new group stands apart where those before it do", async () => {
    const terms = "# note\na:\n  term: A\n\nb:\n  term: B\n\nc:\n  term: C\n";
    expect(await written(terms, [{ do: "write", file, path: ["d"], value: { term: "D" } }])).toBe(
      `${terms}\nd:\n  term: D\n`,
    );
  });
});

test("the notes of samples are found where they stand", () => {
  const text =
    "a: b # EXEMPLE / SAMPLE\nlist:\n  - { c: d } # EXEMPLE / SAMPLE\n  - e\n  - f # EXEMPLE / SAMPLE\n";
  expect(samplesIn(text)).toEqual([["a"], ["list", 0], ["list", 2]]);
});
