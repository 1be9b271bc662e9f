/** Before the tests of the production servers: finds or installs them. Tests of those that are missing are passed over. */
import { caddy } from "./caddy.ts";
import { ensureProgram, type Program } from "./debian.ts";

const nginx: Program = {
  command: "nginx",
  package: "nginx libnginx-mod-http-brotli-static libnginx-mod-http-headers-more-filter",
  purpose: "deploy/nginx.conf cannot be tested",
};

for (const program of [caddy, nginx]) {
  try {
    ensureProgram(program);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    // Where tests are repeated by a machine, none may be left out unseen.
    if (process.env.CI) process.exitCode = 1;
  }
}
