/** Starts and stops other programs. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

const startLimitMs = 30_000;

interface ServerOptions {
  readonly program: string;
  readonly args: readonly string[];
  /** An address that the server answers, with any status, once it has started. */
  readonly url: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Whether to start it in its own process group: Apache kills its whole group when it ends. */
  readonly detached?: boolean;
}

/** Starts a server and waits until it answers. @throws with the server's output, when it does not */
export async function startServer({
  program,
  args,
  url,
  env = process.env,
  detached = false,
}: ServerOptions): Promise<ChildProcess> {
  const server = spawn(program, args, { env, detached, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  server.stderr.on("data", (data: Buffer) => {
    said = (said + data.toString()).slice(-4_000);
  });
  for (const end = Date.now() + startLimitMs; Date.now() < end && server.exitCode === null;) {
    const answer = await fetch(url, { method: "HEAD", redirect: "manual" }).catch(() => undefined);
    if (answer) return server;
    await wait(50);
  }
  await stop(server);
  throw new Error(`${program} does not answer at ${url}. It said:\n${said}`);
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
}

/** Runs a command to its end, in this terminal. Its exit status becomes that of this process. */
export function run(command: string, ...args: readonly string[]): void {
  process.exitCode =
    spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" }).status ?? 1;
}
