import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { utimesSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { backportedCaddy, caddy, logrotate, startCaddy } from "../../scripts/caddy.ts";
import { installedProgram } from "../../scripts/debian.ts";
import { freePort } from "../../scripts/ports.ts";
import { stop } from "../../scripts/processes.ts";
import { ask, expect, test } from "../support/servers.ts";

// Tests what remains of a log, not the settings. Each simulated day is a run of logrotate, as on Debian.

const program = installedProgram(logrotate.command);
const caddys = [installedProgram(caddy.command), backportedCaddy()].filter((found) => found !== undefined);

test.skip((program === undefined || caddys.length === 0) && !process.env.CI, "logrotate is not installed");

const dayMs = 86_400_000;
const may = "of last May";

/** A folder of logs with the logrotate configuration of a machine. `endDay` runs logrotate, `left` returns all remaining text. */
function logFolder(name: string, place: string, configuration: string) {
  const folder = resolve(".cache/logs", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const at = (file: string) => join(folder, file);
  const config = at(".logrotate");
  const own = configuration
    .replaceAll(place, folder)
    // Without users and services of the machine.
    .replace(/^\s*su .*\n|^\s*create .*\n/gm, "")
    .replace(/invoke-rc.d .*/, ":");
  writeFileSync(config, own, { mode: 0o644 });
  return {
    at,
    endDay() {
      const { stderr } = spawnSync(program ?? "", ["--force", "--state", at(".state"), config], {
        encoding: "utf8",
      });
      expect(stderr).toBe("");
    },
    left() {
      const files = readdirSync(folder).filter((file) => !file.startsWith("."));
      const texts = files.map((file) => [file, readFileSync(at(file))] as const);
      return texts
        .map(([file, text]) => (file.endsWith(".gz") ? gunzipSync(text) : text).toString())
        .join("");
    },
  };
}

test("Caddy's log is kept for two weeks at most, also after an update to another version", async () => {
  test.slow();
  const logs = logFolder("caddy", "/var/log/caddy", readFileSync("deploy/logrotate", "utf8"));
  writeFileSync(logs.at("access.log"), `${may}\n`, { mode: 0o640 });
  // Files that Caddy 2.6 and 2.11 rotated because of their size; each version has its own names.
  for (const piece of ["access-2026-05-01T00-00-00.000.log", "access-2026-05-01T00-00-00.000-size.log"]) {
    writeFileSync(logs.at(piece), may);
    utimesSync(logs.at(piece), new Date(), new Date(Date.now() - 12.5 * dayMs));
  }
  let day = 0;
  for (const one of [...caddys, ...caddys.slice(0, 1)]) {
    const port = await freePort(25_000);
    const umask = process.umask(0o027);
    const server = await startCaddy({ program: one, siteFolder: "dist", port, log: logs.at("access.log") });
    process.umask(umask);
    for (const end = day + 14; day < end; day += 1) {
      await ask(port, `/day-${day}`, { connection: "close" });
      await expect.poll(() => logs.left()).toContain(`/day-${day}"`);
      logs.endDay();
    }
    const left = logs.left();
    expect(left).not.toContain(may);
    expect(left.match(/\/day-\d+"/g)?.length).toBe(12);
    expect(left).not.toContain("\0");
    await stop(server);
  }
  expect(statSync(logs.at("access.log")).mode & 0o777).toBe(0o640);
});

const debians = "/etc/logrotate.d/nginx";

test("nginx's log is kept for two weeks at most, with the change in deploy/README.md", () => {
  test.skip(!existsSync(debians) && !process.env.CI, "nginx is not installed");
  const [, change = ""] =
    /^sed -i '(.*)' \/etc\/logrotate.d\/nginx$/m.exec(readFileSync("deploy/README.md", "utf8")) ?? [];
  const { stdout } = spawnSync("sed", [change, debians], { encoding: "utf8" });
  const logs = logFolder("nginx", "/var/log/nginx", stdout);
  appendFileSync(logs.at("site.log"), `${may}\n`);
  // Days without a visit.
  for (let day = 0; day < 14; day += 1) {
    logs.endDay();
    writeFileSync(logs.at("site.log"), "");
  }
  expect(logs.left()).not.toContain(may);
});
