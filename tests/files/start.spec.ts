import { spawn, spawnSync } from "node:child_process";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
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
        server.stderr.once("data", (data: Buffer) => {
          reject(new Error(data.toString()));
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
