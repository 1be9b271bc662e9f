import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { isSample } from "../tests/support/sample.ts";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const documents = ["*.md", "{content,deploy,docs,editor}/**/*.md"].flatMap((names) => globSync(names));

test.each(documents)("%s names only commands, files and links that exist", (document) => {
  // Decisions and changelog also mention former files and commands.
  const isHistory = /decisions|CHANGELOG/.test(document);
  const text = readFileSync(document, "utf8");
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name ?? "");
  const links = found(/\]\((?!https?:)([^)#]+)/g).filter(
    (link) => !existsSync(join(dirname(document), link)),
  );
  const files = found(/(?<![\w/])((?:app|ssg|deploy|docs|editor|model|scripts|tests)\/[\w./-]+\.\w+)/g);
  const commands = found(/npm run ([\w:-]+)/g).filter((command) => !(command in scripts));
  expect(links).toEqual([]);
  if (!isHistory) expect([...files.filter((file) => !existsSync(file)), ...commands]).toEqual([]);
});

test.skipIf(!isSample)("docs/to-confirm.md names the right file for each text", () => {
  const missing = readFileSync("docs/to-confirm.md", "utf8")
    .split("# For the company")
    .flatMap((half, index) =>
      (half.match(/^\d+\. .*/gm) ?? []).flatMap((line) => {
        const files = [...line.matchAll(/`([\w./*-]+\.yaml)`/g)].flatMap(([, name = ""]) =>
          globSync(name.startsWith("content/") ? name : `content/{${index === 0 ? "fr" : "en"}/,}${name}`),
        );
        const said = files.map((file) => readFileSync(file, "utf8").toLowerCase()).join("\n");
        const keys = [...line.matchAll(/`((?!\S*yaml)[\w.]+)`/g)].flatMap(([, key = ""]) => key.split("."));
        const words = [...line.matchAll(/[«“]\s?([^»”]+?)\s?[»”]/g)].map(([, word = ""]) => word);
        return [...keys.map((key) => `${key}:`), ...words]
          .filter((word) => !said.includes(word.toLowerCase()))
          .map((word) => `${word} in ${line}`);
      }),
    );
  expect(missing).toEqual([]);
});

test("every file of code says at its top what it is for: in a comment, or above its first export", () => {
  const files = globSync("{app,model,ssg,editor,scripts}/**/*.{ts,tsx}").filter(
    (file) => !/\.(?:test|spec|d)\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const silent = files.filter((file) => {
    const text = readFileSync(file, "utf8");
    const [, first = ""] = /^(?:import [^;]*;\s*)*([\s\S]*)$/.exec(text) ?? [];
    // The props of a component may stand above it.
    return !/^\s*\/[*/]/.test(text) && !/^(?:\/[*/]|(?:export )?(?:interface|type) \w*Props\b)/.test(first);
  });
  expect(silent).toEqual([]);
});
