/** Before the tests of the production servers: finds or installs them. Tests of those that are missing are passed over. */
import { caddy, nginx } from "./caddy.ts";
import { ensureProgram } from "./debian.ts";

for (const program of [caddy, nginx]) {
  try {
    ensureProgram(program);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    // Where tests are repeated by a machine, none may be left out unseen.
    if (process.env.CI) process.exitCode = 1;
  }
}
