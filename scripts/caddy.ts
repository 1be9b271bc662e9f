import { spawnSync, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Program } from "./debian.ts";
import { startServer } from "./processes.ts";

export const caddy: Program = {
  command: "caddy",
  package: "caddy",
  purpose: "the site cannot be served as it is in production",
};

/** The other one, with the modules that `deploy/nginx.conf` needs. */
export const nginx: Program = {
  command: "nginx",
  package: "nginx libnginx-mod-http-brotli-static libnginx-mod-http-headers-more-filter",
  purpose: "its configuration cannot be tested",
};

export function caddyProblem(program: string): string | undefined {
  const needed = readFileSync("deploy/caddy-version", "utf8").trim();
  const has = /\d+(\.\d+)+/.exec(spawnSync(program, ["version"], { encoding: "utf8" }).stdout)?.[0] ?? "0";
  return has.localeCompare(needed, "en", { numeric: true }) < 0
    ? `Caddy ${has} has known weaknesses: on the Internet use ${needed} or newer, as deploy/README.md says`
    : undefined;
}

interface CaddyOptions {
  readonly program: string;
  /** Folder that holds `client/` and `site.caddy`. */
  readonly siteFolder: string;
  readonly port: number;
  /** Address of Caddy's own controls, or "off". */
  readonly admin?: string;
}

/** Where Caddy keeps what it remembers, such as its last configuration: not in the home folder. */
export const caddyFolders = {
  XDG_DATA_HOME: resolve(".cache/caddy"),
  XDG_CONFIG_HOME: resolve(".cache/caddy"),
} as const;

/** The environment in which `deploy/Caddyfile` serves a build over plain HTTP on loopback. */
export function caddyEnvironment({ siteFolder, port, admin = "off" }: Omit<CaddyOptions, "program">) {
  return {
    ...process.env,
    SITE_FOLDER: resolve(siteFolder),
    SITE_ADDRESS: `http://:${port}`,
    SITE_BIND: "127.0.0.1",
    SITE_ADMIN: admin,
    SITE_LOG: resolve(`.cache/caddy/access-${port}.log`),
    ...caddyFolders,
  };
}

export const caddyArguments = ["--config", join("deploy", "Caddyfile"), "--adapter", "caddyfile"] as const;

/** Serves a build on loopback with the real server and the real configuration, as `startServer` does. */
export function startCaddy({ program, ...options }: CaddyOptions): Promise<ChildProcess> {
  return startServer({
    program,
    args: ["run", ...caddyArguments],
    url: `http://127.0.0.1:${options.port}/`,
    env: caddyEnvironment(options),
  });
}
