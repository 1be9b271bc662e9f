import { globSync, readFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { isSample } from "../tests/support/sample.ts";
import type { Change, Value } from "./protocol.ts";
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

  /** A change, of the file that is at hand. */
  type Step = Pick<Change, "do" | "path"> & { readonly value?: Value };

  /** Lines that went and lines that came. */
  async function difference(text: string, ...changes: Step[]) {
    const before = text.split("\n");
    const made = changes.map((change) => ({ ...change, file: "company.yaml" }) as Change);
    const after = (await written(text, made)).split("\n");
    const without = (lines: string[], others: string[]) => {
      const left = [...others];
      return lines.filter((line) => {
        const at = left.indexOf(line);
        if (at >= 0) left.splice(at, 1);
        return at < 0;
      });
    };
    return { gone: without(before, after), came: without(after, before) };
  }

  test("a value keeps the note behind it", async () => {
    const path = ["offices", "tunis", "landline"];
    expect(await difference(company, { do: "write", path, value: "+216 71 234 567" })).toEqual({
      gone: ["    landline: +216 00 000 001 # EXEMPLE / SAMPLE"],
      came: ["    landline: +216 71 234 567 # EXEMPLE / SAMPLE"],
    });
  });

  test("a mark of a sample goes when it is asked to, and the rest of the note stays", async () => {
    const path = ["offices", "tunis", "landline"];
    expect(await difference(company, { do: "settle", path })).toEqual({
      gone: ["    landline: +216 00 000 001 # EXEMPLE / SAMPLE"],
      came: ["    landline: +216 00 000 001"],
    });
    expect(
      changedYaml("a: b # à demander EXEMPLE / SAMPLE\n", [{ do: "settle", file: "", path: ["a"] }]),
    ).toBe("a: b # à demander\n");
  });

  test("a text that YAML would read otherwise gets quotes", () => {
    for (const value of ["une règle : la même", "true", "3000", "# rien", "- un"]) {
      const text = changedYaml("a: b\n", [{ do: "write", file: "", path: ["a"], value }]);
      expect(text).toBe(`a: ${JSON.stringify(value)}\n`);
    }
  });

  test("a new entry is written as those beside it", async () => {
    const value = { name: "Une société", file: "une-societe.svg" };
    expect(await difference(company, { do: "insert", path: ["partners", "home", 1], value })).toEqual({
      gone: [],
      came: ["    - { name: Une société, file: une-societe.svg }"],
    });
  });

  test("an entry that goes takes its line along", async () => {
    expect(await difference(company, { do: "remove", path: ["partners", "home", 2] })).toEqual({
      gone: ["    - { file: 03.svg } # EXEMPLE / SAMPLE"],
      came: [],
    });
  });

  test("a new group stands apart where those before it do", async () => {
    const terms = "# note\na:\n  term: A\n\nb:\n  term: B\n\nc:\n  term: C\n";
    expect(await written(terms, [{ do: "write", file: "", path: ["d"], value: { term: "D" } }])).toBe(
      `${terms}\nd:\n  term: D\n`,
    );
  });
});

test("the marks of samples are found where they stand", () => {
  const text =
    "a: b # EXEMPLE / SAMPLE\nlist:\n  - { c: d } # EXEMPLE / SAMPLE\n  - e\n  - f # EXEMPLE / SAMPLE\n";
  expect(samplesIn(text)).toEqual([["a"], ["list", 0], ["list", 2]]);
});
