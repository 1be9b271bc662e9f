/**
 * Serves the built site on loopback with the server and the configuration of production: Caddy and `deploy/Caddyfile`.
 * The first free port from 4180 (or `PORT`) is used and printed.
 */
import { existsSync } from "node:fs";
import { say } from "#app/messages/messages.ts";
import { caddy, caddyProblem, startCaddy } from "./caddy.ts";
import { ensureProgram } from "./debian.ts";
import { orExplain } from "./explain.ts";
import { freePort } from "./ports.ts";
import { stop } from "./processes.ts";

const siteFolder = "build";

await orExplain(async () => {
  if (!existsSync(`${siteFolder}/site.caddy`)) throw new Error(say("notBuilt"));
  const program = ensureProgram(caddy);
  const problem = caddyProblem(program);
  if (problem !== undefined) console.warn(problem);
  const port = await freePort(Number(process.env.PORT ?? 4180));
  const server = await startCaddy({ program, siteFolder, port });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop(server));
  console.log(`http://127.0.0.1:${port}/`);
});
