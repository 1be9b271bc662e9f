import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { projectParts } from "../support/project-copy.ts";
import { expect, test as base } from "../support/test.ts";

/** PATH without the project's own programs, as in a new terminal. */
const PATH = (process.env.PATH ?? "")
  .split(delimiter)
  .filter((folder) => !folder.includes("node_modules"))
  .join(delimiter);

/** A copy of the project before installation, outside this project's folder. */
function makeClone() {
  const folder = mkdtempSync(join(tmpdir(), "install-"));
  for (const part of [".npmrc", "package.json", "package-lock.json", "scripts"])
    cpSync(part, join(folder, part), { recursive: true });
  // A minimal environment: npm adds many variables to that of the tests.
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
  test(`npm ${command} says in one line what to do if npm ci was not run`, ({ clone }) => {
    const { status, stderr } = clone.npm(["--silent", ...command.split(" ")]);
    expect(status).not.toBe(0);
    expect(stderr).toMatch(/^[^\n]*: run npm ci[^\n]*\n$/);
  });
}

test("npm ci gives no warning, and installs everything even with NODE_ENV=production @release", ({
  clone,
}) => {
  test.slow();
  const production = { NODE_ENV: "production" };
  // A dry run is enough: unpacking is npm's own work, and was done before these tests.
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

test("no package has an install script, and each is pinned by its hash", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    readonly packages: Readonly<Record<string, { hasInstallScript?: boolean; integrity?: string }>>;
  };
  const [, ...installed] = Object.values(packages);
  expect(installed.length).toBeGreaterThan(200);
  expect(
    installed.filter((one) => one.hasInstallScript === true || one.integrity?.startsWith("sha512-") !== true),
  ).toEqual([]);
});
