import type { ChildProcess } from "node:child_process";
import { createConnection, type Socket } from "node:net";
import { resolve } from "node:path";
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import { caddy, startCaddy } from "../../scripts/caddy.ts";
import { installedProgram } from "../../scripts/debian.ts";
import { nginx, siteConfig, startNginx } from "../../scripts/nginx.ts";
import { freePort } from "../../scripts/ports.ts";
import { stop } from "../../scripts/processes.ts";
import { expect, test as base } from "./test.ts";

/** The production server on loopback, running from the first test that asks for it. */
export interface Production {
  readonly origin: string;
  readonly port: number;
  /** Ends it as a crash would. */
  readonly kill: () => Promise<void>;
  /** Starts it again in the same place. */
  readonly restart: () => Promise<void>;
}

/** Serves a build with Caddy by `deploy/Caddyfile` while something is done with it. */
export async function withCaddy(
  siteFolder: string,
  use: (production: Production) => Promise<void>,
): Promise<void> {
  const program = installedProgram(caddy.command);
  if (program === undefined) throw new Error("Caddy is not installed: run node scripts/ensure-servers.ts");
  // Each worker begins elsewhere: between finding a port and using it, another could find it too.
  const port = await freePort(20_000 + 100 * Number(process.env.TEST_WORKER_INDEX ?? 0));
  let server: ChildProcess = await startCaddy({ program, siteFolder, port });
  try {
    await use({
      origin: `http://127.0.0.1:${port}`,
      port,
      kill: () => stop(server, "SIGKILL"),
      restart: async () => {
        server = await startCaddy({ program, siteFolder, port });
      },
    });
  } finally {
    await stop(server);
  }
}

interface Servers {
  readonly production: Production;
  /** Ports of all servers that must answer alike: `npm start`'s, Caddy's, and nginx's where there is nginx. */
  readonly ports: readonly [node: number, caddy: number, ...nginx: number[]];
}

/** Tests on the real server. Where Caddy cannot be had they are passed over, except where a machine repeats them. */
export const test = base.extend<object, Servers>({
  ports: [
    async ({ site, production }, use, { workerIndex }) => {
      const ports = [Number(new URL(site).port), production.port] as const;
      const program = installedProgram(nginx.command);
      if (program === undefined) {
        // Where a machine repeats the tests, none may be left out unseen.
        if (process.env.CI) throw new Error("nginx is not installed: run node scripts/ensure-servers.ts");
        await use(ports);
        return;
      }
      const place = {
        port: await freePort(21_000 + 100 * workerIndex),
        folder: `.cache/nginx/${workerIndex}`,
      };
      const sites = siteConfig(place).replaceAll("/srv/site/current", resolve("build"));
      const server = await startNginx(program, sites, place);
      await use([...ports, place.port]);
      await stop(server);
    },
    { scope: "worker" },
  ],
  production: [
    async ({}, use) => {
      await withCaddy("build", use);
    },
    { scope: "worker" },
  ],
});

/** Whether the tests of the production server are to be passed over. */
export const withoutCaddy = installedProgram(caddy.command) === undefined && !process.env.CI;

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks for an address exactly as it is written: `fetch` would tidy it first. @param port of a server on loopback */
export function ask(
  port: number,
  path: string,
  { method = "GET", ...headers }: OutgoingHttpHeaders & { readonly method?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) });
      });
    });
    asked.on("error", reject);
    asked.end();
  });
}

/** Sends bytes that need not be a request. @returns all that the server says until it closes the connection */
export function sendRaw(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket: Socket = createConnection({ host: "127.0.0.1", port }, () => {
      socket.end(bytes);
    });
    const done = () => {
      socket.destroy();
      resolve(Buffer.concat(parts).toString("latin1"));
    };
    socket.setTimeout(15_000, () => {
      socket.destroy();
      reject(new Error(`The server neither answers nor closes: ${JSON.stringify(bytes.toString("latin1"))}`));
    });
    socket.on("data", (part) => parts.push(part));
    socket.on("close", done);
    // A server may end a bad connection roughly; what it said before counts.
    socket.on("error", done);
  });
}

export { expect };
