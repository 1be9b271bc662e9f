import { createConnection } from "node:net";
import { pathOf } from "#model/site/paths.ts";
import { ask, expect, test, withoutCaddy } from "../support/servers.ts";

const contact = pathOf("contact", "fr");

test.skip(withoutCaddy, "Caddy is not installed");

test("visitors are answered while slow clients hold connections, and these are ended", async ({
  production: { port },
}) => {
  test.slow();
  const slow = Array.from({ length: 300 }, () => {
    const socket = createConnection({ host: "127.0.0.1", port }).resume();
    socket.on("error", () => undefined);
    socket.write("GET / HTTP/1.1\r\nHost: site.example\r\n");
    const timer = setInterval(() => socket.write("X: x\r\n"), 500);
    // Not `once`, which fails where a socket is ended by a reset.
    const ended = new Promise((resolve) => socket.on("close", resolve)).then(() => clearInterval(timer));
    return { socket, ended };
  });
  for (let index = 0; index < 200; index += 1) expect((await ask(port, contact)).status).toBe(200);
  expect(slow.filter(({ socket }) => socket.closed)).toHaveLength(0);
  await Promise.all(slow.map(({ ended }) => ended));
});
