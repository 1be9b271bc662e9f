import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Path of the first installed program. @param names of commands, the preferred one first */
export function installedProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Runs a command and waits for it. @returns whether it succeeded */
export function run(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // Progress goes to standard error; standard output belongs to the tests.
  return spawnSync(command, args, { stdio: ["ignore", 2, 2], env }).status === 0;
}

function isDebianRoot(): boolean {
  const osName = existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : "";
  return process.getuid?.() === 0 && existsSync("/etc/debian_version") && /debian|ubuntu/i.test(osName);
}

/** Installs Debian packages if possible: as root on Debian or Ubuntu. @returns whether they are installed now */
export function installFromDebian(...packages: readonly string[]): boolean {
  if (!isDebianRoot()) return false;
  console.error(`Installing from Debian: ${packages.join(", ")}…`);
  return (
    run("apt-get", ["update", "-qq"]) &&
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages])
  );
}

/**
 * Unpacks a package of another Debian release into a folder, without installing it. Fails silently.
 * @param suite such as `trixie-backports`
 */
export function unpackFromDebian(name: string, suite: string, folder: string): void {
  if (!isDebianRoot()) return;
  mkdirSync(join(folder, "lists/partial"), { recursive: true });
  const keys = "/usr/share/keyrings/debian-archive-keyring.gpg";
  writeFileSync(
    join(folder, "sources.list"),
    `deb [signed-by=${keys}] http://deb.debian.org/debian ${suite} main\n`,
  );
  const settings = {
    "Dir::State::Lists": join(folder, "lists"),
    "Dir::Cache": folder,
    "Dir::Etc::SourceList": join(folder, "sources.list"),
    "Dir::Etc::SourceParts": "/dev/null",
    "APT::Sandbox::User": "root",
    "Acquire::http::Timeout": "10",
  };
  const options = Object.entries(settings).flatMap(([key, value]) => ["-o", `${key}=${value}`]);
  const quietly = (command: string, ...args: readonly string[]) =>
    spawnSync(command, args, { cwd: folder, stdio: "ignore", timeout: 120_000 }).status === 0;
  if (quietly("apt-get", ...options, "update") && quietly("apt-get", ...options, "download", name))
    for (const file of globSync(`${name}_*.deb`, { cwd: folder })) quietly("dpkg-deb", "-x", file, ".");
}

/** A required program: the name of its command, and its Debian packages, separated by spaces. */
export interface Program {
  readonly command: string;
  readonly package: string;
  readonly purpose: string;
}

/** Installs all missing programs in one call. If one is unavailable, none is installed; `ensureProgram` then tries each. */
export function installMissing(...programs: readonly Program[]): void {
  const missing = programs.filter(({ command }) => installedProgram(command) === undefined);
  if (missing.length > 0) installFromDebian(...missing.flatMap(({ package: names }) => names.split(" ")));
}

/** Finds a program, or installs it. @returns its path  @throws with instructions, when it is unavailable */
export function ensureProgram(program: Program): string {
  installMissing(program);
  const path = installedProgram(program.command);
  if (path !== undefined) return path;
  throw new Error(
    `${program.command} is not installed, and without it ${program.purpose}: install ${program.package} ` +
      `(on Debian as root: apt-get install ${program.package}), then run this again`,
  );
}
