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

interface NginxOptions {
  /** Path of the program. */
  readonly program: string;
  /** Folder that holds `client/` and the rules. */
  readonly siteFolder: string;
  /** Where to answer as by HTTPS. The next port answers as by HTTP. */
  readonly port: number;
  /** A folder of its own. */
  readonly folder: string;
}

/** Serves a build on loopback by `deploy/nginx.conf`, which is left as it is but for ports and certificates. */
export function startNginx({ program, siteFolder, port, folder }: NginxOptions): Promise<ChildProcess> {
  mkdirSync(folder, { recursive: true });
  const site = readFileSync("deploy/nginx.conf", "utf8")
    .replaceAll("/srv/site/current", resolve(siteFolder))
    .replaceAll("/var/log/nginx", resolve(folder))
    .replace(/^\tlisten \[::\].*\n|^\tssl_.*\n/gm, "")
    .replace("listen 443 ssl http2", `listen 127.0.0.1:${port}`)
    .replace("listen 80", `listen 127.0.0.1:${port + 1}`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const config = join(resolve(folder), "nginx.conf");
  writeFileSync(
    config,
    [
      "include /etc/nginx/modules-enabled/*.conf;",
      // The folder of a test can be read by whoever made it.
      ...(process.getuid?.() === 0 ? ["user root;"] : []),
      "daemon off;",
      "worker_processes 1;",
      `pid ${resolve(folder)}/pid;`,
      "events {}",
      "http {",
      ...temporary.map((name) => `${name}_temp_path ${resolve(folder)}/${name};`),
      site,
      "}",
    ].join("\n"),
  );
  return startServer({
    program,
    args: ["-c", config, "-e", "stderr"],
    url: `http://127.0.0.1:${port}/`,
  });
}
