import type { ChildProcess } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { caddy, caddyFolders } from "../scripts/caddy.ts";
import { ensureProgram } from "../scripts/debian.ts";
import { freePort } from "../scripts/ports.ts";
import { startServer } from "../scripts/processes.ts";

interface HttpsServer {
  readonly origin: string;
  readonly process: ChildProcess;
}

/**
 * Serves a site of loopback by HTTPS and HTTP/2, as visitors get it: the production server with a certificate that it
 * makes for itself, and that no browser trusts.
 * @param origin where the site is served by plain HTTP
 */
export async function startHttps(origin: string): Promise<HttpsServer> {
  const port = await freePort(4300);
  const admin = `localhost:${await freePort(port + 1)}`;
  const { XDG_CONFIG_HOME: folder } = caddyFolders;
  const config = join(folder, "https.Caddyfile");
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    config,
    `{
	admin ${admin}
	skip_install_trust
	auto_https disable_redirects
	servers {
		protocols h1 h2
	}
}

https://localhost:${port} {
	bind 127.0.0.1
	tls internal
	reverse_proxy ${origin}
}
`,
  );
  const server = await startServer({
    program: ensureProgram(caddy),
    args: ["run", "--config", config, "--adapter", "caddyfile"],
    url: `http://${admin}/config/`,
    env: { ...process.env, ...caddyFolders },
  });
  return { origin: `https://localhost:${port}`, process: server };
}
