import type { ChildProcess } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Program } from "./debian.ts";
import { startServer } from "./processes.ts";

/** The other server of `deploy/`, with the modules that its configuration needs. */
export const nginx: Program = {
  command: "nginx",
  package: "nginx libnginx-mod-http-brotli-static libnginx-mod-http-headers-more-filter",
  purpose: "the recipe for nginx cannot be tested",
};

interface Place {
  /** Where to answer as by HTTPS, on loopback. The next port answers as by HTTP. */
  readonly port: number;
  /** A folder of its own. */
  readonly folder: string;
}

/** `deploy/nginx.conf`, which is left as it is but for ports, certificates and the place of its log. */
export function siteConfig({ port, folder }: Place): string {
  return readFileSync("deploy/nginx.conf", "utf8")
    .replaceAll("/var/log/nginx", resolve(folder))
    .replace(/^\tlisten \[::\].*\n|^\tssl_.*\n/gm, "")
    .replace("listen 443 ssl http2", `listen 127.0.0.1:${port}`)
    .replace("listen 80", `listen 127.0.0.1:${port + 1}`);
}

/** Starts nginx with sites alone. @param sites what Debian has in `/etc/nginx/sites-enabled` */
export function startNginx(program: string, sites: string, { port, folder }: Place): Promise<ChildProcess> {
  mkdirSync(folder, { recursive: true });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const config = join(resolve(folder), "nginx.conf");
  const lines = [
    "include /etc/nginx/modules-enabled/*.conf;",
    // The folder of a test can be read by whoever made it.
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    "daemon off;",
    "worker_processes 1;",
    `pid ${resolve(folder)}/pid;`,
    "events {}",
    "http {",
    ...temporary.map((name) => `${name}_temp_path ${resolve(folder)}/${name};`),
    sites,
    "}",
  ];
  writeFileSync(config, lines.join("\n"));
  return startServer({ program, args: ["-c", config, "-e", "stderr"], url: `http://127.0.0.1:${port}/` });
}
