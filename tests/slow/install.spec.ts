import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { projectParts } from "../support/project-copy.ts";
import { expect, test as base } from "../support/test.ts";

/** The machine's own programs, without those of the project: what a stranger's terminal finds. */
const PATH = (process.env.PATH ?? "")
  .split(delimiter)
  .filter((folder) => !folder.includes("node_modules"))
  .join(delimiter);

/** The project as it is before anything is installed, outside of this one. */
function makeClone() {
  const folder = mkdtempSync(join(tmpdir(), "install-"));
  for (const part of [".npmrc", "package.json", "package-lock.json", "scripts"])
    cpSync(part, join(folder, part), { recursive: true });
  // Of the environment only what a terminal has: npm has put much into that of the tests.
  const { HOME = "", CI = "" } = process.env;
  const npm = (args: readonly string[], env = {}) =>
    spawnSync("npm", args, { cwd: folder, env: { PATH, HOME, CI, ...env }, encoding: "utf8" });
  return { folder, npm };
}

const test = base.extend<{ readonly clone: ReturnType<typeof makeClone> }>({
  clone: async ({}, use) => {
    const clone = makeClone();
    await use(clone);
    rmSync(clone.folder, { recursive: true });
  },
});

for (const command of ["start", "test", "run dev", "run build", "run content:check"]) {
  test(`npm ${command} says in one line what to do where npm ci was not run`, ({ clone }) => {
    const { status, stderr } = clone.npm(["--silent", ...command.split(" ")]);
    expect(status).not.toBe(0);
    expect(stderr).toMatch(/^[^\n]*: run npm ci[^\n]*\n$/);
  });
}

test("npm ci warns of nothing, and leaves nothing out where NODE_ENV says production", ({ clone }) => {
  test.slow();
  const production = { NODE_ENV: "production" };
  // What it would do: unpacking is npm's own, and done wherever this runs.
  const install = (env = {}) => clone.npm(["ci", "--dry-run", "--ignore-scripts"], env);
  const [all = "nothing"] = /added \d{3} packages/.exec(install().stdout) ?? [];
  const { stdout, ...others } = install(production);
  expect(stdout).toContain(all);
  expect(others).toMatchObject({ status: 0, stderr: "" });

  for (const part of projectParts) cpSync(part, join(clone.folder, part), { recursive: true });
  const packages = join(clone.folder, "node_modules");
  mkdirSync(packages);
  for (const name of readdirSync("node_modules"))
    symlinkSync(resolve("node_modules", name), join(packages, name));
  expect(clone.npm(["run", "-s", "content:check"], production)).toMatchObject({ status: 0, stderr: "" });
  rmSync(join(packages, "vite"));
  const { status, stderr } = clone.npm(["run", "-s", "build"]);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^[^\n]*: run npm ci[^\n]*\n$/);
});

test("no package runs a program of its own while it is installed, and each is named by its hash", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    readonly packages: Readonly<Record<string, { hasInstallScript?: boolean; integrity?: string }>>;
  };
  const [, ...installed] = Object.values(packages);
  expect(installed.length).toBeGreaterThan(200);
  expect(
    installed.filter((one) => one.hasInstallScript === true || one.integrity?.startsWith("sha512-") !== true),
  ).toEqual([]);
});
