/** The servers that tests start: Caddy, nginx, Apache. */
import { spawnSync, type ChildProcess } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { unpackFromDebian, type Program } from "./debian.ts";
import { startServer } from "./processes.ts";

export const caddy: Program = {
  command: "caddy",
  package: "caddy",
  purpose: "the site cannot be served as it is in production",
};

/** nginx with the modules that `deploy/nginx.conf` needs. */
export const nginx: Program = {
  command: "nginx",
  package: "nginx libnginx-mod-http-brotli-static libnginx-mod-http-headers-more-filter",
  purpose: "its configuration cannot be tested",
};

/** Apache, as on shared hosting; without Debian's package of the service, which would start it. */
export const apache: Program = {
  command: "apache2",
  package: "apache2-bin",
  purpose: "the rules for shared hosting cannot be tested",
};

export const logrotate: Program = {
  command: "logrotate",
  package: "logrotate",
  purpose: "how long logs are kept cannot be tested",
};

const backports = resolve(".cache/caddy-backports");

/** Path of the newest Caddy of Debian 13, beside the installed one, if `getBackportedCaddy` could download it. */
export function backportedCaddy(): string | undefined {
  const program = join(backports, "usr/bin/caddy");
  return existsSync(program) ? program : undefined;
}

export function getBackportedCaddy(): void {
  if (backportedCaddy() === undefined) unpackFromDebian("caddy", "trixie-backports", backports);
}

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
  /** Address of Caddy's admin API, or "off". */
  readonly admin?: string;
  /** File of the access log. */
  readonly log?: string;
}

/** Environment that keeps Caddy's data, such as its last configuration, out of the home folder. */
export const caddyFolders = {
  XDG_DATA_HOME: resolve(".cache/caddy"),
  XDG_CONFIG_HOME: resolve(".cache/caddy"),
} as const;

/** The environment with which `deploy/Caddyfile` serves a build over plain HTTP on 127.0.0.1. */
export function caddyEnvironment({
  siteFolder,
  port,
  admin = "off",
  log = `.cache/caddy/access-${port}.log`,
}: Omit<CaddyOptions, "program">) {
  return {
    ...process.env,
    SITE_FOLDER: resolve(siteFolder),
    SITE_ADDRESS: `http://:${port}`,
    SITE_BIND: "127.0.0.1",
    SITE_ADMIN: admin,
    SITE_LOG: resolve(log),
    ...caddyFolders,
  };
}

export const caddyArguments = ["--config", join("deploy", "Caddyfile"), "--adapter", "caddyfile"] as const;

/** Serves a build on 127.0.0.1 with the real server and configuration. Parameters and result as for `startServer`. */
export function startCaddy({ program, ...options }: CaddyOptions): Promise<ChildProcess> {
  return startServer({
    program,
    args: ["run", ...caddyArguments],
    url: `http://127.0.0.1:${options.port}/`,
    env: caddyEnvironment(options),
  });
}
