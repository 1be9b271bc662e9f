import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect } from "@playwright/test";

/** Generated files, which a copy makes for itself. */
const made = /^(?:node_modules|dist|test-results|playwright-report|\.git|\.cache)$/;

/** Names of the project's files and folders at its root. */
export const projectParts = readdirSync(".").filter((name) => !made.test(name));

/** Copies the project to a folder below it, where Node finds the packages above. The copy shares the cache of pictures. */
export function copyProject(name: string): string {
  const folder = resolve(".cache/copies", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, ".cache"), { recursive: true });
  mkdirSync(".cache/pictures", { recursive: true });
  for (const part of projectParts) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve(".cache/pictures"), join(folder, ".cache/pictures"), "dir");
  return folder;
}

/** Runs a command of the project in a copy of it. */
export class Command {
  readonly #child: ChildProcess;
  /** Its output so far. */
  said = "";
  readonly ended: Promise<number | null>;

  /** @param script name of a script of package.json, with its options after `--` */
  constructor(folder: string, script: readonly string[], env: Readonly<Record<string, string>> = {}) {
    // A process group of its own, so that npm's children can be killed with it.
    this.#child = spawn("npm", ["run", "-s", ...script], {
      cwd: folder,
      detached: true,
      env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, ...env },
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on("data", (data: Buffer) => (this.said += data.toString()));
    this.ended = new Promise((end) => this.#child.once("close", end));
  }

  async stop(): Promise<void> {
    if (this.#child.pid !== undefined && this.#child.exitCode === null) process.kill(-this.#child.pid);
    await this.ended;
  }
}

/** Builds the site of a copy. @param siteUrl address that the site will have */
export async function buildIn(folder: string, siteUrl: string): Promise<void> {
  const command = new Command(folder, ["build"], { SITE_URL: siteUrl });
  expect(await command.ended, command.said).toBe(0);
}

/** Runs a server of the project in a folder, while `use` works with the address that it prints. */
export async function whileServed(
  folder: string,
  script: readonly string[],
  env: Readonly<Record<string, string>>,
  use: (address: string, server: Command) => Promise<void>,
): Promise<void> {
  const server = new Command(folder, script, env);
  const address = () => /http:\/\/127\.0\.0\.1:\d+(?=\/\n)/.exec(server.said)?.[0];
  try {
    await expect.poll(address, { timeout: 60_000, message: script.join(" ") }).toBeDefined();
    await use(address() ?? "", server);
  } finally {
    await server.stop();
  }
}
