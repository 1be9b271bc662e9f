import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

// A copy of what the program reads, with the packages of the project: Node looks for them in the folders above the program.
describe("generating what is derived from the content", { timeout: 60_000 }, () => {
  let folder = "";

  beforeEach(() => {
    folder = mkdtempSync(join(resolve(".cache"), "generate-"));
    for (const part of ["app", "build-tools", "content", "scripts", "package.json"])
      cpSync(part, join(folder, part), { recursive: true });
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const generate = (...options: string[]) =>
    spawnSync(process.execPath, [join(folder, "scripts/generate.ts"), ...options], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, MESSAGES: "fr" },
    });

  test("a language whose folder vanished is asked for, and given up only when that is said", () => {
    rmSync(join(folder, "content/en"), { recursive: true });
    const { status, stderr } = generate();
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^content\/en: ce dossier de langue a disparu, .*: le reprendre d’une version antérieure.* --without en\n$/,
    );
    expect(generate("--without", "en")).toMatchObject({ status: 0, stderr: "" });
    expect(readFileSync(join(folder, "app/i18n/site.generated.ts"), "utf8")).not.toContain('"/en');
    expect(generate()).toMatchObject({ status: 0, stderr: "" });
  });
});
