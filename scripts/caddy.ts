import { spawn, type ChildProcess } from "node:child_process";
import { request } from "node:http";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Program } from "./debian.ts";
import { stop } from "./processes.ts";

/** The server of `deploy/`, as Debian has it. */
export const caddy: Program = {
  command: "caddy",
  package: "caddy",
  purpose: "the site cannot be served as it is in production",
};

/** Time for Caddy to begin answering, in ms; it takes far less. */
const startLimitMs = 15_000;

interface CaddyOptions {
  /** Path of the program. */
  readonly program: string;
  /** Folder that holds `client/` and `site.caddy`. */
  readonly siteFolder: string;
  readonly port: number;
  /** Address of Caddy's own controls, or "off". */
  readonly admin?: string;
}

/** The environment in which `deploy/Caddyfile` serves a build over plain HTTP on loopback. */
export function caddyEnvironment({ siteFolder, port, admin = "off" }: Omit<CaddyOptions, "program">) {
  return {
    ...process.env,
    SITE_FOLDER: resolve(siteFolder),
    SITE_ADDRESS: `http://:${port}`,
    SITE_BIND: "127.0.0.1",
    SITE_ADMIN: admin,
    // What Caddy remembers, such as its last configuration, is not left in the home folder.
    XDG_DATA_HOME: resolve(".cache/caddy"),
    XDG_CONFIG_HOME: resolve(".cache/caddy"),
  };
}

/** Arguments of the command that serves by `deploy/Caddyfile`. */
export const caddyArguments = ["--config", join("deploy", "Caddyfile"), "--adapter", "caddyfile"] as const;

function answers(port: number): Promise<boolean> {
  return new Promise((found) => {
    const asked = request({ host: "127.0.0.1", port, method: "HEAD", agent: false }, (response) => {
      response.resume();
      found(true);
    });
    asked.on("error", () => {
      found(false);
    });
    asked.end();
  });
}

/**
 * Serves a build on loopback with the real server and the real configuration.
 * @returns the running process, once it answers  @throws with Caddy's own words, when it does not
 */
export async function startCaddy({ program, ...options }: CaddyOptions): Promise<ChildProcess> {
  const server = spawn(program, ["run", ...caddyArguments], {
    env: caddyEnvironment(options),
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  server.stderr.on("data", (data: Buffer) => {
    said = (said + data.toString()).slice(-4_000);
  });
  const end = Date.now() + startLimitMs;
  while (Date.now() < end && server.exitCode === null) {
    if (await answers(options.port)) return server;
    await wait(50);
  }
  await stop(server);
  throw new Error(`Caddy does not answer on port ${options.port}. It said:\n${said}`);
}
