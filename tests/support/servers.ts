import type { ChildProcess } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { join, resolve } from "node:path";
import { once } from "node:events";
import { request, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { apache, backportedCaddy, caddy, nginx, startCaddy } from "../../scripts/caddy.ts";
import { installedProgram } from "../../scripts/debian.ts";
import { freePort } from "../../scripts/ports.ts";
import { startServer, stop } from "../../scripts/processes.ts";
import { expect, test as base } from "./test.ts";

/** Serves `dist/` with nginx and `deploy/nginx.conf`; changes only ports, folders and certificates in it. */
function startNginx(program: string, port: number): Promise<ChildProcess> {
  const folder = resolve(`.cache/nginx/${port}`);
  mkdirSync(folder, { recursive: true });
  const site = readFileSync("deploy/nginx.conf", "utf8")
    .replaceAll("/srv/site/current", resolve("dist"))
    .replaceAll("/var/log/nginx", folder)
    .replace(/^\tlisten \[::\].*\n|^\tssl_.*\n/gm, "")
    .replace("listen 443 ssl http2", `listen 127.0.0.1:${port}`)
    .replace("listen 80", `listen 127.0.0.1:${port + 1}`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = join(folder, "nginx.conf");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  writeFileSync(
    config,
    `include /etc/nginx/modules-enabled/*.conf;${user} daemon off; worker_processes 1; pid ${folder}/pid; events {}
http { ${temporary.join(" ")}
${site}}`,
  );
  return startServer({ program, args: ["-c", config, "-e", "stderr"], url: `http://127.0.0.1:${port}/` });
}

/** Default modules of cPanel's Apache (its profile `default.json`) that concern static files: no `mod_brotli`. */
const sharedModules = [
  ...["mpm_prefork", "authz_core", "authz_host", "alias", "autoindex", "deflate", "dir", "expires", "filter"],
  ...["headers", "include", "mime", "negotiation", "rewrite", "setenvif", "unique_id"],
];

/** Settings of shared hosts (cPanel's, Debian's and others) that our `.htaccess` has to override. */
const sharedHosting = `
AddDefaultCharset ISO-8859-1
DirectoryIndex index.php index.html
<IfModule mod_mime.c>
  AddLanguage br .br
  AddType application/x-gzip .gz .tgz
</IfModule>
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/javascript image/svg+xml
</IfModule>
<IfModule mod_headers.c>
  Header set X-Content-Type-Options none
  Header set Cache-Control "max-age=86400"
</IfModule>
<IfModule mod_expires.c>
  ExpiresActive On
  ExpiresDefault "access plus 1 day"
</IfModule>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>`;

/** Serves `dist/client/` with Apache as on shared hosting: all rules of the site come from its `.htaccess`. */
function startApache(program: string, port: number): Promise<ChildProcess> {
  const folder = resolve(`.cache/apache/${port}`);
  const site = resolve("dist/client");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const config = join(folder, "apache.conf");
  writeFileSync(
    config,
    [
      `ServerRoot ${folder}\nServerName 127.0.0.1\nListen 127.0.0.1:${port}\nPidFile pid\nErrorLog error.log`,
      ...sharedModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
      "User www-data\nGroup www-data\nTypesConfig /etc/mime.types",
      sharedHosting,
      `DocumentRoot ${site}\n<Directory ${site}>`,
      `AllowOverride All\nRequire all granted\nOptions Indexes MultiViews FollowSymLinks\n</Directory>`,
    ].join("\n"),
  );
  return startServer({
    program,
    args: ["-f", config, "-D", "FOREGROUND"],
    url: `http://127.0.0.1:${port}/`,
    detached: true,
  });
}

export interface Server {
  readonly name: "npm start" | "Caddy" | "nginx" | "Apache" | "newest Caddy";
  readonly port: number;
  /** The file of its access log, if the site's configuration has one. */
  readonly log?: string;
}

interface Servers {
  /** The port of Caddy, started by the first test that uses it. */
  readonly production: number;
  /** All servers that must respond alike: `npm start`, Caddy, and nginx, Apache and Debian's newest Caddy if installed. */
  readonly servers: readonly Server[];
}

/** Tests on the real servers. Without Caddy they are skipped, except in CI, where they fail. */
export const test = base.extend<object, Servers>({
  servers: [
    async ({ site, production }, use, { workerIndex }) => {
      const servers: Server[] = [
        { name: "npm start", port: Number(new URL(site).port) },
        { name: "Caddy", port: production, log: `.cache/caddy/access-${production}.log` },
      ];
      const processes: ChildProcess[] = [];
      for (const [name, { command, purpose }, start] of [
        ["nginx", nginx, startNginx],
        ["Apache", apache, startApache],
      ] as const) {
        const program = installedProgram(command);
        if (program !== undefined) {
          const port = await freePort(21_000 + 100 * workerIndex + 10 * processes.length);
          processes.push(await start(program, port));
          servers.push({ name, port, ...(name === "nginx" && { log: `.cache/nginx/${port}/site.log` }) });
        } else if (process.env.CI)
          // In CI no test may be skipped unnoticed.
          throw new Error(`Without ${command}, ${purpose}: npm test installs it on Debian, as root`);
      }
      const newest = backportedCaddy();
      if (newest !== undefined) {
        const port = await freePort(21_050 + 100 * workerIndex);
        processes.push(await startCaddy({ program: newest, siteFolder: "dist", port }));
        servers.push({ name: "newest Caddy", port, log: `.cache/caddy/access-${port}.log` });
      }
      await use(servers);
      await Promise.all(processes.map((server) => stop(server)));
    },
    { scope: "worker" },
  ],
  production: [
    async ({}, use, { workerIndex }) => {
      const program = installedProgram(caddy.command);
      if (program === undefined)
        throw new Error("Caddy is not installed: npm test installs it on Debian, as root");
      // Each worker starts its search elsewhere, so that two do not find the same free port at once.
      const port = await freePort(20_000 + 100 * workerIndex);
      const server = await startCaddy({ program, siteFolder: "dist", port });
      await use(port);
      await stop(server);
    },
    { scope: "worker" },
  ],
});

export const withoutCaddy = installedProgram(caddy.command) === undefined && !process.env.CI;

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Requests an address exactly as written; `fetch` would normalise it. @param port of a server on 127.0.0.1 */
export async function ask(
  port: number,
  path: string,
  { method = "GET", ...headers }: OutgoingHttpHeaders & { readonly method?: string } = {},
): Promise<Answer> {
  const asked = request({ host: "127.0.0.1", port, path, method, headers }).end();
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}

/** Sends any bytes, also an invalid request. @returns the server's whole answer until it closes the connection */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = createConnection({ host: "127.0.0.1", port }, () => socket.end(bytes, "latin1"));
    const done = () => {
      socket.destroy();
      resolve(Buffer.concat(parts).toString("latin1"));
    };
    socket.setTimeout(15_000, () => {
      socket.destroy();
      reject(new Error(`The server neither answers nor closes: ${JSON.stringify(bytes)}`));
    });
    socket.on("data", (part) => parts.push(part));
    socket.on("close", done);
    // A server may reset a bad connection; its answer before that counts.
    socket.on("error", done);
  });
}

export { expect };
