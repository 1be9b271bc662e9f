import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { transform } from "lightningcss";
import { describe, expect, test } from "vitest";

/*
 * For TypeScript every class name of a CSS module exists. These tests find misspelt and unused ones.
 */
function classesOf(file: string): Set<string> {
  const { exports } = transform({
    filename: file,
    code: readFileSync(file),
    cssModules: { animation: false },
    drafts: { customMedia: true },
  });
  return new Set(Object.keys(exports ?? {}));
}

/** Classes of each CSS module that its components use. */
function usedClasses(): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  for (const file of globSync("app/**/*.tsx")) {
    const code = readFileSync(file, "utf8");
    const module = /import styles from "\.\/([\w.-]+\.module\.css)"/.exec(code)?.[1];
    if (module === undefined) continue;
    const path = normalize(join(dirname(file), module));
    const classes = used.get(path) ?? new Set<string>();
    for (const [, name] of code.matchAll(/styles\.(\w+)/g)) classes.add(name ?? "");
    used.set(path, classes);
  }
  return used;
}

describe("CSS modules", () => {
  const used = usedClasses();

  test("each is imported by a component", () => {
    expect(globSync("app/**/*.module.css").map(normalize).toSorted()).toEqual([...used.keys()].toSorted());
  });

  test("each has exactly the classes that its components use", () => {
    for (const [file, classes] of used)
      expect([...classesOf(file)].toSorted(), file).toEqual([...classes].toSorted());
  });
});
