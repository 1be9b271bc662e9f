import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  readonly scripts: Readonly<Record<string, string>>;
};

test.each(Object.entries(scripts))("the command %s says first what is not installed", (_, script) => {
  const first = /^npm run (?:-s )?([\w:]+)/.exec(script)?.[1];
  if (first === undefined) expect(script).toMatch(/^node scripts\/ready\.js && /);
  else expect(Object.keys(scripts)).toContain(first);
});

test("no package runs a program of its own while it is installed, and what is installed is named by its hash", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    readonly packages: Readonly<
      Record<string, { readonly hasInstallScript?: boolean; readonly integrity?: string }>
    >;
  };
  const [, ...installed] = Object.entries(packages);
  expect(installed.length).toBeGreaterThan(200);
  expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"))).toEqual([]);
});

describe("before a command", () => {
  let folder = "";
  const ready = (...options: string[]) =>
    spawnSync(process.execPath, [...options, resolve("scripts/ready.js")], {
      cwd: folder,
      env: { ...process.env, MESSAGES: "en" },
      encoding: "utf8",
    });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "ready-"));
    const packages = { dependencies: { shown: "1.0.0" }, devDependencies: { builds: "1.0.0" } };
    writeFileSync(join(folder, "package.json"), JSON.stringify(packages));
    for (const name of ["shown", "builds"])
      mkdirSync(join(folder, "node_modules", name), { recursive: true });
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  test("nothing is said where all is there", () => {
    expect(ready()).toMatchObject({ status: 0, stdout: "", stderr: "" });
  });

  test.each([
    ["nothing is installed", "node_modules", "shown"],
    ["what builds was left out", "node_modules/builds", "builds"],
  ])("one line says what to do where %s", (_, path, name) => {
    rmSync(join(folder, path), { recursive: true });
    expect(ready()).toMatchObject({
      status: 1,
      stderr: `${name} is not installed, which this command needs: run npm ci\n`,
    });
  });

  test("the line is in French, unless the machine or MESSAGES says English", () => {
    rmSync(join(folder, "node_modules"), { recursive: true });
    const { stderr } = spawnSync(process.execPath, [resolve("scripts/ready.js")], {
      cwd: folder,
      env: { PATH: process.env.PATH, LANG: "C.UTF-8" },
      encoding: "utf8",
    });
    expect(stderr).toBe("shown n’est pas installé, et cette commande en a besoin\u00a0: lancer npm ci\n");
  });

  test.each(["dev", "edit"])(
    "one line says that %s shows nothing where NODE_ENV says production",
    (command) => {
      const run = (name: string) =>
        spawnSync("npm", ["run", "-s", name], {
          cwd: folder,
          env: { ...process.env, MESSAGES: "en", NODE_ENV: "production" },
          encoding: "utf8",
        });
      const script = `node ${resolve("scripts/ready.js")}`;
      const packages = { scripts: { [command]: script, build: script } };
      writeFileSync(join(folder, "package.json"), JSON.stringify(packages));
      expect(run("build")).toMatchObject({ status: 0, stderr: "" });
      const { status, stderr } = run(command);
      expect(status).toBe(1);
      expect(stderr).toMatch(/^NODE_ENV says production, .*: unset it, then run this again\n$/);
    },
  );

  test("one line says what to do on a Node that cannot read TypeScript", () => {
    const { status, stderr } = ready("--no-experimental-strip-types");
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Node v\S+ is too old .*install Node 24\.15 or newer\n$/);
  });
});
