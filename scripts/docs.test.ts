import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { importTable } from "../build-tools/import-table.js";

const packageFile = JSON.parse(readFileSync("package.json", "utf8")) as {
  readonly scripts: Record<string, string>;
};
const documents = [
  ...["README.md", "CONTRIBUTING.md", "SECURITY.md", "content/README.md", "deploy/README.md"],
  ...globSync("docs/**/*.md"),
];

describe.each(documents)("%s", (document) => {
  const text = readFileSync(document, "utf8");

  test("names only commands that there are", () => {
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, command]) => command ?? "");
    expect(commands.filter((command) => !(command in packageFile.scripts))).toEqual([]);
  });

  test("names only test files that there are", () => {
    const files = [
      ...text.matchAll(/(?<![\w/])((?:app|build-tools|scripts|tests)\/[\w./-]+\.(?:spec|test)\.tsx?)/g),
    ];
    expect(files.map(([, file]) => file ?? "").filter((file) => !existsSync(file))).toEqual([]);
  });

  test("links only to files that there are", () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link]) => link ?? "");
    expect(links.filter((link) => !existsSync(join(dirname(document), link)))).toEqual([]);
  });
});

describe.each(["CONTRIBUTING.md", "content/README.md"])("%s, which is followed word by word,", (document) => {
  const text = readFileSync(document, "utf8");

  test("names only files and folders that there are", () => {
    const named = [...text.matchAll(/`((?:app|build-tools|content|docs|scripts|tests)\/[^`<…]*)`/g)].map(
      ([, path]) => path ?? "",
    );
    expect(named.length).toBeGreaterThan(10);
    // A language, a logo of one's own and a map of a new office are what the recipe is about to make.
    const toMake = /^content\/(?:ar|logo)\//;
    expect(named.filter((path) => !toMake.test(path) && !existsSync(path))).toEqual([]);
  });
});

test("docs/reliability.md quotes only tests that there are", () => {
  const quotes = [
    ...readFileSync("docs/reliability.md", "utf8").matchAll(/`(\S+\.(?:spec|test)\.ts)`|“(.+?)”/g),
  ];
  let file = "";
  const missing: string[] = [];
  for (const [, named, title] of quotes) {
    file = named ?? file;
    if (title !== undefined && !readFileSync(file, "utf8").includes(title)) missing.push(`${file}: ${title}`);
  }
  expect(quotes.length).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});

describe("the recipes for the owner", () => {
  const [french = "", english = ""] = readFileSync("content/README.md", "utf8").split(/^---$/m);
  const recipesOf = (text: string) =>
    text
      .split(/^### /m)
      .slice(1)
      .map((recipe) => recipe.split("\n").filter((line) => /^\d+\. /.test(line)));

  test("are of five lines at most, each", () => {
    for (const lines of [...recipesOf(french), ...recipesOf(english)]) {
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.length, lines[0]).toBeLessThanOrEqual(5);
    }
  });

  test("are the same in both languages: the same steps, files and commands", () => {
    const codeOf = (lines: readonly string[]) =>
      lines.map((line) =>
        [...line.matchAll(/`[^`]+`/g)].map(([code]) => code.replace(/votre\.domaine/, "your.domain")),
      );
    const plain = (codes: string[][]) =>
      codes.map((line) => line.filter((code) => !/pompe|pump|partenaire|partner/.test(code)).sort());
    expect(recipesOf(english).map((lines) => plain(codeOf(lines)))).toEqual(
      recipesOf(french).map((lines) => plain(codeOf(lines))),
    );
  });
});

test("CONTRIBUTING shows the import table as lint has it", () => {
  const rows = readFileSync("CONTRIBUTING.md", "utf8")
    .split("\n")
    .flatMap((line) => {
      const [, folder, from, types] = /^\| `(\w+)`\s+\| (.+?)\s+\| (.+?)\s+\|$/.exec(line) ?? [];
      return folder === undefined ? [] : [[folder, from, types]];
    });
  const listed = (folders: readonly string[]) => folders.map((name) => `\`${name}\``).join(", ") || "—";
  expect(rows).toEqual(
    Object.entries(importTable).map(([folder, { from, types }]) => [folder, listed(from), listed(types)]),
  );
});
