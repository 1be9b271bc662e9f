import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installedProgram } from "../../scripts/debian.ts";
import { freePort } from "../../scripts/ports.ts";
import { startServer, stop } from "../../scripts/processes.ts";
import { ask, expect, test, withoutCaddy } from "../support/servers.ts";

const containerfile = readFileSync("Containerfile", "utf8");
const last = (instruction: string) =>
  [...containerfile.matchAll(new RegExp(`^${instruction} (.*)$`, "gm"))].at(-1)?.[1] ?? "";

/** A machine may not let root make a view of its files of its own. */
const alone = ["--mount", "--propagation", "private"];
const canBeAlone = process.getuid?.() === 0 && spawnSync("unshare", [...alone, "true"]).status === 0;

test("what the Containerfile starts serves the site as nobody, without rights, where nothing but /tmp can be written to", async ({}, testInfo) => {
  test.skip(withoutCaddy || !canBeAlone, "it takes root, and Caddy");
  const settings = Object.fromEntries(
    last("ENV")
      .split(" ")
      .map((pair) => pair.split(/=(.*)/, 2) as [string, string]),
  );
  const [program = "", ...args] = JSON.parse(last("CMD")) as string[];
  const [user = ""] = last("USER").split(":");
  const port = await freePort(24_000 + 100 * testInfo.workerIndex);
  expect(settings.SITE_ADDRESS).toBe("http://:8080");

  const image = mkdtempSync(join(tmpdir(), "container-"));
  chmodSync(image, 0o755);
  cpSync("build", join(image, "srv/site/current"), { recursive: true });
  cpSync("deploy/Caddyfile", join(image, "etc/caddy/Caddyfile"));
  // The machine's own files stand for those of the image, but for what the Containerfile puts there.
  const steps = [
    ...["srv", "etc/caddy"].map((place) => `mkdir -p /${place}; mount --bind ${image}/${place} /${place}`),
    "mount -t tmpfs tmpfs /tmp",
    "for place in / /srv /etc/caddy; do mount -o remount,bind,ro $place; done",
    "for place in /srv /etc/caddy /var; do if touch $place/file; then exit 1; fi; done",
    `exec setpriv --reuid ${user} --regid ${user} --clear-groups --bounding-set=-all --inh-caps=-all --no-new-privs "$@"`,
  ];
  const server = await startServer({
    program: "unshare",
    args: [...alone, "sh", "-ec", steps.join("\n"), "sh", installedProgram(program) ?? program, ...args],
    url: `http://127.0.0.1:${port}/`,
    env: { ...settings, SITE_ADDRESS: `http://:${port}`, PATH: process.env.PATH },
  });
  try {
    expect(readFileSync(`/proc/${server.pid ?? 0}/status`, "utf8")).toMatch(
      new RegExp(`^Uid:\\t${user}\\t[^]*^CapBnd:\\t0+$[^]*^NoNewPrivs:\\t1$`, "m"),
    );
    const { status, headers } = await ask(port, "/contact", { "accept-encoding": "br" });
    expect(status).toBe(200);
    expect(headers["content-encoding"]).toBe("br");
    expect((await ask(port, "/nowhere")).status).toBe(404);
  } finally {
    await stop(server);
    rmSync(image, { recursive: true });
  }
});
