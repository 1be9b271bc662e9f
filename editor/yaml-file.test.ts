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

test("reading and writing a content file keeps its values; files of the sample stay the same byte for byte", async () => {
  const files = globSync("content/**/*.yaml");
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    const back = await written(text, []);
    expect(parse(back), file).toEqual(parse(text));
    // In another company's files, line breaks may move inside long texts.
    if (isSample) expect(back, file).toBe(text);
  }
});

describe("a change leaves the rest of the file as it was", () => {
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
      "a changed value keeps the comment after it",
      { ...landline, do: "write", value: "+216 71 234 567" },
      "00 000 001",
      "71 234 567",
    ],
    ["removing an entry removes its line", { do: "remove", file, path: ["partners", "home", 2] }, third, ""],
  ])("%s", async (_, change, from, to) => {
    expect(await written(company, [change])).toBe(company.replace(from, to));
  });

  const entries = "list:\n  # of a\n  - a\n  # of b\n  - b # behind b\n\n  # of c\n  - c\n\n# of z\nz: 1\n";
  const offices =
    "# all\noffices:\n  # of tunis\n  tunis:\n    city: Tunis\n\n  # of sfax\n  sfax:\n    city: Sfax\n";
  test.each<readonly [what: string, text: string, path: Change["path"], gone: string]>([
    ["the first", entries, ["list", 0], "  # of a\n  - a\n"],
    ["one in the middle", entries, ["list", 1], "  # of b\n  - b # behind b\n"],
    ["the last", entries, ["list", 2], "\n  # of c\n  - c\n"],
    ["the first of a group", offices, ["offices", "tunis"], "  # of tunis\n  tunis:\n    city: Tunis\n\n"],
    ["the last of a group", offices, ["offices", "sfax"], "\n  # of sfax\n  sfax:\n    city: Sfax\n"],
    ["a comment of the whole list stays", "list:\n  # of all\n  - a\n  - b\n", ["list", 0], "  - a\n"],
  ])("an entry is removed with its comments: %s", async (_, text, path, gone) => {
    const left = await written(text, [{ do: "remove", file, path }]);
    expect(left.replace(/\n(?=\n {2}#)/, "")).toBe(text.replace(gone, "").replace(/\n(?=\n {2}#)/, ""));
  });

  test.each<
    readonly [
      what: string,
      text: string,
      change: Pick<Extract<Change, { do: "write" }>, "path" | "value">,
      to: string,
    ]
  >([
    [
      "a folded text stays folded",
      "a: >-\n  one\n  two\nb: 1\n",
      { path: ["a"], value: "three: #4" },
      "a: >-\n  three: #4\nb: 1\n",
    ],
    ["quotes stay", "a: 'it is' # note\n", { path: ["a"], value: "so" }, 'a: "so" # note\n'],
    [
      "a text over several lines",
      "a: one\n  two\nb: 1\n",
      { path: ["a"], value: "three" },
      "a: three\nb: 1\n",
    ],
    [
      "signs that are not seen",
      "a: b\n",
      { path: ["a"], value: "x\u00a0y\u202f\u200fت" },
      "a: x\u00a0y\u202f\u200fت\n",
    ],
    ["lines that end as on Windows", "a: b # c\r\nd: e\r\n", { path: ["a"], value: "z" }, "a: z # c\nd: e\n"],
    ["a postcode with zeros", "a: b\n", { path: ["a"], value: "0800" }, 'a: "0800"\n'],
  ])("a changed text: %s", async (_, text, change, to) => {
    expect(await written(text, [{ do: "write", file, ...change }])).toBe(to);
  });

  test("telephone numbers and postcodes without quotes keep their sign and zeros when another text changes", () => {
    const text = "landline: +21600000001\npostcode: 0410\ncity: Tunis\n";
    const changed = changedYaml(text, [{ do: "write", file, path: ["city"], value: "Ariana" }]);
    expect(parse(changed)).toEqual({ landline: "+21600000001", postcode: "0410", city: "Ariana" });
  });

  test("settling a value removes the sample note, and keeps the rest of the comment", () => {
    const settled = changedYaml("a: b # à demander EXEMPLE / SAMPLE\n", [
      { do: "settle", file, path: ["a"] },
    ]);
    expect(settled).toBe("a: b # à demander\n");
  });

  test("a text that YAML would misread gets quotes", () => {
    for (const value of ["une règle : la même", "true", "3000", "# rien", "- un"]) {
      const text = changedYaml("a: b\n", [{ do: "write", file, path: ["a"], value }]);
      expect(text).toBe(`a: ${JSON.stringify(value)}\n`);
    }
  });

  test("a new group gets a blank line before it if its siblings have one", async () => {
    const terms = "# note\na:\n  term: A\n\nb:\n  term: B\n\nc:\n  term: C\n";
    expect(await written(terms, [{ do: "write", file, path: ["d"], value: { term: "D" } }])).toBe(
      `${terms}\nd:\n  term: D\n`,
    );
  });
});

test("sample notes are found with the paths of their values", () => {
  const text =
    "a: b # EXEMPLE / SAMPLE\nlist:\n  - { c: d } # EXEMPLE / SAMPLE\n  - e\n  - f # EXEMPLE / SAMPLE\n";
  expect(samplesIn(text)).toEqual([["a"], ["list", 0], ["list", 2]]);
});
