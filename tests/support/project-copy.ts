import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

/** What the site is built from. */
export const projectParts = [
  "app",
  "build-tools",
  "content",
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
