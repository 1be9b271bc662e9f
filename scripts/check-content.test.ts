import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const script = resolve("scripts/check-content.ts");

// Each test starts a program, which takes seconds on a busy machine.
describe("the check of the content", { timeout: 30_000 }, () => {
  let folder = "";

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "check-content-"));
    cpSync("content", join(folder, "content"), { recursive: true });
  });

  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const check = (...options: string[]) =>
    spawnSync(process.execPath, [script, ...options], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, MESSAGES: "fr" },
    });

  /** Writes one place of a file otherwise. @returns the text before, and the line of the place */
  const spoil = (file: string, find: RegExp, put: string) => {
    const path = join(folder, "content", file);
    const before = readFileSync(path, "utf8");
    const after = before.replace(find, () => put);
    expect(after).not.toBe(before);
    writeFileSync(path, after);
    return { before, line: before.slice(0, before.search(find)).split("\n").length };
  };

  test("says that good content is in order and ends with 0", () => {
    const { status, stdout, stderr } = check();
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/^content\/ est en ordre\s: \d+ fichiers\n$/);
  });

  test("says one line of a bad telephone number, without a stack trace, and ends with 1", () => {
    const { line } = spoil("company.yaml", /(?<=^ {4}mobile: ).*/m, "22-111");
    const { status, stdout, stderr } = check();
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: "",
      stderr: `content/company.yaml:${line}: offices.tunis.mobile « 22-111 » n’est pas un numéro de téléphone\u00a0: l’écrire comme +216 71 234 567\n`,
    });
  });

  test("mends typesetting with --fix, says which files, and leaves what it cannot mend", () => {
    const { before } = spoil("fr/home.yaml", /’/g, "'");
    spoil("fr/about.yaml", /(?<=^breadcrumb: ).*/m, "Le meilleur de l'acier");
    const { status, stdout, stderr } = check("--fix");
    expect(stdout).toBe("content/fr/about.yaml\u00a0: corrigé\ncontent/fr/home.yaml\u00a0: corrigé\n");
    expect(stderr).toMatch(/^content\/fr\/about\.yaml:\d+: breadcrumb dit «\smeilleur\s»\s: [^\n]+\n$/);
    expect(status).toBe(1);
    expect(readFileSync(join(folder, "content/fr/home.yaml"), "utf8")).toBe(before);
  });

  test("says that a picture is missing, and that one is too small", () => {
    const images = join(folder, "content/images");
    rmSync(join(images, "refinery.jpg"));
    cpSync(join(folder, "content/fr/flag.svg"), join(images, "tiny.webp"));
    const { status, stderr } = check();
    expect(status).toBe(1);
    expect(stderr).toMatch(/nomme «\srefinery\.jpg\s», qui n’est pas dans content\/images/);
    expect(stderr).toMatch(
      /^content\/images\/tiny\.webp: mesure 28 × 19 px\s: mettre à sa place une image d’au moins 1600 × 900 px/m,
    );
  });
});
