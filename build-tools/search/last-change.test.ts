import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { hasHistory, lastChange } from "./last-change.ts";

let folder: string;

function git(where: string, words: readonly string[], date?: string): void {
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...words], {
    cwd: where,
    stdio: "ignore",
    env: { ...process.env, ...(date !== undefined && { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }) },
  });
}

function commit(file: string, words: string, date: string): void {
  writeFileSync(join(folder, file), words);
  git(folder, ["add", file]);
  git(folder, ["commit", "-m", file], date);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "last-change-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test("a folder outside a repository has no history", async () => {
  expect(await hasHistory(folder)).toBe(false);
});

describe("in a repository", () => {
  beforeEach(() => {
    git(folder, ["init", "-q"]);
    commit("one.yaml", "1", "2024-03-01T23:30:00-02:00");
    commit("two.yaml", "2", "2025-07-14T12:00:00Z");
  });

  test("the history is whole", async () => {
    expect(await hasHistory(folder)).toBe(true);
  });

  test("a clone without its history is known as such", async () => {
    const clone = join(folder, "clone");
    git(folder, ["clone", "-q", "--depth", "1", `file://${folder}`, clone]);
    expect(await hasHistory(clone)).toBe(false);
  });

  test("a file last changed on the day of its commit, in universal time", async () => {
    expect(await lastChange(folder, ["one.yaml"])).toBe("2024-03-02");
  });

  test("of several files the youngest counts", async () => {
    expect(await lastChange(folder, ["one.yaml", "two.yaml"])).toBe("2025-07-14");
  });

  test("a change that is not committed is of today", async () => {
    writeFileSync(join(folder, "one.yaml"), "changed");
    expect(await lastChange(folder, ["one.yaml"])).toBe(new Date().toISOString().slice(0, 10));
  });

  test("a file that never was has no day", async () => {
    expect(await lastChange(folder, ["three.yaml"])).toBeUndefined();
  });
});
