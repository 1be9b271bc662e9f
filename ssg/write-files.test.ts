import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeAll } from "./write-files.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "write-"));
  writeFileSync(join(folder, "a"), "before");
});
afterEach(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);
const text = (name: string) => readFileSync(at(name), "utf8");

test("if one file cannot be written, all stay as before", () => {
  mkdirSync(at("folder"));
  writeFileSync(at("folder/inner"), "");
  const files = new Map([
    ["a", Buffer.from("after")],
    ["new", Buffer.from("new")],
    // Cannot be written: its folder's name is a file.
    ["folder/inner/c", Buffer.from("c")],
  ]);
  expect(() => writeAll(folder, files)).toThrow();
  expect([text("a"), existsSync(at("new"))]).toEqual(["before", false]);
});
