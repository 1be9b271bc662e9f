import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stop } from "../../scripts/processes.ts";
import { withoutCaddy } from "../support/servers.ts";
import { expect, test } from "../support/test.ts";

/** The commands that serve, and a script for each. */
const servers = [
  ["npm run serve", "scripts/serve.ts"],
  ["npm run serve:production", "scripts/serve-production.ts"],
] as const;

for (const [command, script] of servers) {
  test(`${command}: a taken port is passed over, the next free one is used and printed`, async () => {
    test.skip(script.includes("production") && withoutCaddy, "Caddy is not installed");
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, "127.0.0.1", resolve));
    const { port } = blocker.address() as AddressInfo;
    const server = spawn(process.execPath, [script], { env: { ...process.env, PORT: String(port) } });
    try {
      const line = await new Promise<string>((resolve, reject) => {
        server.stdout.once("data", (data: Buffer) => {
          resolve(data.toString());
        });
        let warned = "";
        server.stderr.on("data", (data: Buffer) => (warned += data.toString()));
        server.once("exit", () => {
          reject(new Error(warned));
        });
      });
      const address = /^(http:\/\/127\.0\.0\.1:(\d+)\/)\n$/.exec(line);
      expect(Number(address?.[2])).toBeGreaterThan(port);
      const response = await fetch(address?.[1] ?? "");
      expect(response.status).toBe(200);
      expect(await response.text()).toContain("<html");
    } finally {
      await stop(server);
      blocker.close();
    }
  });
}

test("npm run serve:production says what to install where Caddy cannot be had", () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/serve-production.ts"], {
    env: { ...process.env, PATH: "/nowhere" },
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toContain("apt-get install caddy");
});

test("npm run serve:production warns of a Caddy with known weaknesses", () => {
  const needed = readFileSync("deploy/caddy-version", "utf8").trim();
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  const program = join(folder, "caddy");
  for (const [version, old] of [
    ["2.6.2", true],
    ["v2.9.10 h1:x=", true],
    [`v${needed} h1:x=`, false],
    ["v10.0.0 h1:x=", false],
  ] as const) {
    // It says its version, and ends when it is to serve.
    writeFileSync(program, `#!/bin/sh\necho "${version}"\n`, { mode: 0o755 });
    const { stderr } = spawnSync(process.execPath, ["scripts/serve-production.ts"], {
      env: { ...process.env, PATH: `${folder}:${process.env.PATH ?? ""}` },
      encoding: "utf8",
    });
    expect(stderr.includes(`use ${needed} or newer`), version).toBe(old);
  }
  rmSync(folder, { recursive: true });
});
