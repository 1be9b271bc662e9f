import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect } from "@playwright/test";

/** What a copy makes for itself. */
const made = /^(?:node_modules|dist|test-results|playwright-report|\.git|\.cache)$/;

/** All that the project consists of, by name. */
export const projectParts = readdirSync(".").filter((name) => !made.test(name));

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
