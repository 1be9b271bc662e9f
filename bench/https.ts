import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { caddy, caddyFolders } from "../scripts/caddy.ts";
import { ensureProgram } from "../scripts/debian.ts";
import { freePort } from "../scripts/ports.ts";
import { startServer } from "../scripts/processes.ts";

/**
 * Serves a local site over HTTPS and HTTP/2, as visitors get it, by a Caddy proxy with a self-signed certificate, which browsers
 * do not trust. @param origin where the site is served over plain HTTP
 */
export async function startHttps(origin: string) {
  const port = await freePort(4300);
  const admin = `localhost:${await freePort(port + 1)}`;
  const config = join(caddyFolders.XDG_CONFIG_HOME, "https.Caddyfile");
  mkdirSync(caddyFolders.XDG_CONFIG_HOME, { recursive: true });
  writeFileSync(
    config,
    `{\n\tadmin ${admin}\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n` +
      `https://localhost:${port} {\n\tbind 127.0.0.1\n\ttls internal\n\treverse_proxy ${origin}\n}\n`,
  );
  const server = await startServer({
    program: ensureProgram(caddy),
    args: ["run", "--config", config, "--adapter", "caddyfile"],
    url: `http://${admin}/config/`,
    env: { ...process.env, ...caddyFolders },
  });
  return { origin: `https://localhost:${port}`, server };
}
