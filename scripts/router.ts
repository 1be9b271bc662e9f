import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

/** Hands this process over to the router's own command. */
export async function runRouter(command: "build" | "dev", options: readonly string[]): Promise<void> {
  const folder = dirname(createRequire(import.meta.url).resolve("@react-router/dev/package.json"));
  process.argv.splice(2, Infinity, command, ...options);
  await import(pathToFileURL(join(folder, "bin.cjs")).href);
}
