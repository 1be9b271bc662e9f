import { spawn, type ChildProcess } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { expect } from "@playwright/test";
import { parse, stringify } from "yaml";

export const projectParts = [
  "app",
  "build",
  "content",
  "editor",
  "model",
  "deploy",
  "scripts",
  "package-lock.json",
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
];

/**
 * Copies the project to `.cache/copies/<name>`, so that a test may change the content without touching the project.
 * Packages are found in the project above, and pictures that were built once are not built again.
 * @returns the folder of the copy
 */
export function copyProject(name: string): string {
  const folder = resolve(".cache/copies", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, ".cache"), { recursive: true });
  mkdirSync(".cache/pictures", { recursive: true });
  for (const part of projectParts) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve(".cache/pictures"), join(folder, ".cache/pictures"), "dir");
  return folder;
}

/** A command of the project that runs in a copy of it. */
export class Command {
  readonly #child: ChildProcess;
  #said = "";
  readonly ended: Promise<number | null>;

  /** @param script name of a script of package.json, with its options after `--` */
  constructor(folder: string, script: readonly string[], env: Readonly<Record<string, string>> = {}) {
    // A process group of its own: npm's children are ended with it.
    this.#child = spawn("npm", ["run", "-s", ...script], {
      cwd: folder,
      detached: true,
      env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, ...env },
    });
    const listen = (data: Buffer) => {
      this.#said += data.toString();
    };
    this.#child.stdout?.on("data", listen);
    this.#child.stderr?.on("data", listen);
    this.ended = new Promise((end) => this.#child.once("close", end));
  }

  /** Everything that the command has written to the terminal so far. */
  get said(): string {
    return this.#said;
  }

  async stop(): Promise<void> {
    if (this.#child.pid !== undefined && this.#child.exitCode === null) process.kill(-this.#child.pid);
    await this.ended;
  }
}

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Builds a copy and serves what was built while something is done with its address. */
export async function withBuiltCopy(
  folder: string,
  port: number,
  use: (address: string) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const build = new Command(folder, ["build"], env);
  expect(await build.ended, build.said).toBe(0);
  const server = new Command(folder, ["start", "--", "--no-build"], { PORT: String(port) });
  await expect.poll(() => server.said, { timeout: 20_000 }).toMatch(/http:\S+\n/);
  await use(server.said.trim().replace(/\/$/, ""));
  await server.stop();
}

/** One file laid over another: groups are merged, all else is replaced. */
function merged(below: unknown, above: unknown): unknown {
  if (!isGroup(below) || !isGroup(above)) return above;
  return {
    ...below,
    ...Object.fromEntries(Object.entries(above).map(([key, value]) => [key, merged(below[key], value)])),
  };
}

/**
 * Lays a folder that holds only what differs over a content folder: YAML files are merged field by field; `company.yaml`
 * and what is said of each office are replaced, and so is every folder of pictures that the overlay has.
 */
export function layOver(content: string, overlay: string): void {
  for (const folder of ["maps", "partners", "logo"].filter((name) => existsSync(join(overlay, name)))) {
    rmSync(join(content, folder), { recursive: true, force: true });
    cpSync(join(overlay, folder), join(content, folder), { recursive: true });
  }
  cpSync(join(overlay, "company.yaml"), join(content, "company.yaml"));
  for (const file of globSync("*/**/*.yaml", { cwd: overlay })) {
    const read = (folder: string): unknown => parse(readFileSync(join(folder, file), "utf8"));
    const whole = file.endsWith("offices.yaml");
    writeFileSync(
      join(content, file),
      stringify(whole ? read(overlay) : merged(read(content), read(overlay))),
    );
  }
}
