import { spawn } from "node:child_process";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, test } from "./support/test.ts";

test("a taken port is passed over: the next free one is used and printed", async () => {
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(0, "127.0.0.1", resolve));
  const { port } = blocker.address() as AddressInfo;
  const server = spawn(process.execPath, ["scripts/serve.ts"], {
    env: { ...process.env, PORT: String(port) },
  });
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
    server.kill();
    blocker.close();
  }
});
