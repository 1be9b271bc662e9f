import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "run-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The first line that a command prints in a project folder of this name. */
function said(name: string, content: (path: string) => void = mkdirSync): string {
  const project = join(folder, name);
  mkdirSync(project);
  content(join(project, "content"));
  return spawnSync(process.execPath, [resolve("scripts/run.js"), "none"], { cwd: project, encoding: "utf8" })
    .stderr;
}

test.skipIf(process.platform === "win32").each([
  ["site #1", "#"],
  ["mon%20site", "%"],
  ["100% acier", "%"],
  ["quoi ?", "?"],
  ["a:b", ":"],
])("a folder called %s is told in plain words, in both languages", (name, sign) => {
  const text = said(name);
  expect(text).toContain(`contient « ${sign} »`);
  expect(text).toContain(`has “${sign}”`);
});

test.each([
  "a [b]",
  "été & fils (1)",
  "l'atelier",
  "a, b; c = d!",
  "مشروع",
  "~site+1@",
  "$HOME",
  "`ls`",
  "!x!",
  "-x",
  "x ",
  "😀",
  "e\u0301",
  '"x"',
  "x".repeat(200),
  "a\\b",
])("commands run in a folder named %s", (name) => {
  expect(said(name)).toContain("There is no command none");
});

test.each<readonly [string, (path: string) => void]>([
  ["is missing", () => undefined],
  ["is a file", (path) => writeFileSync(path, "")],
  ["is a link to itself", (path) => symlinkSync("content", path)],
  ["is a link to a missing disk", (path) => symlinkSync("/nowhere/content", path)],
])("a content folder that %s is reported at once", (name, content) => {
  expect(said(name, content)).toMatch(/Le dossier content n’est pas là.*\nThe folder content is not there/);
});
