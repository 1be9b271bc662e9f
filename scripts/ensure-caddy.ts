/** Before the tests of the production server: finds or installs Caddy. Without it they are passed over, and say so. */
import { caddy } from "./caddy.ts";
import { ensureProgram } from "./debian.ts";

try {
  ensureProgram(caddy);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // Where tests are repeated by a machine, none may be left out unseen.
  if (process.env.CI) process.exitCode = 1;
}
