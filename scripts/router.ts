import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

/** Hands this process over to the router's own command. */
export async function runRouter(command: "build" | "dev", options: readonly string[]): Promise<void> {
  const folder = dirname(createRequire(import.meta.url).resolve("@react-router/dev/package.json"));
  const program = join(folder, "bin.cjs");
  // It starts itself anew under this name.
  process.argv.splice(1, Infinity, program, command, ...options);
  await import(pathToFileURL(program).href);
}
