import { createConnection, type Socket } from "node:net";
import { content } from "../support/test.ts";
import { badRequests } from "../support/bad-requests.ts";
import { ask, expect, sendRaw, test, withoutCaddy } from "../support/servers.ts";
import { open } from "../support/test.ts";

test.skip(withoutCaddy, "Caddy is not installed");

/** Bad requests, for each server. */
const count = 2_400;
const seed = 20_261_121;

/** How a server may meet a bad request: with these, or with a closed connection. */
const fitting = new Set([
  100, 200, 301, 304, 400, 404, 405, 408, 411, 413, 414, 416, 417, 426, 431, 501, 505,
]);

/** What would tell a stranger how the server is made: folders, files outside the site, and traces of code. */
const leaks = [
  process.cwd(),
  "/root/",
  "/home/",
  "/tmp/",
  "node_modules",
  "root:x:0",
  "site_headers",
  "goroutine ",
  "panic",
  ".ts:",
  "at Object.",
  "Error:",
  "ENOENT",
  '"dependencies"',
];

function portAt(ports: readonly number[], place: number): number {
  const port = ports[place];
  test.skip(port === undefined, "nginx is not installed");
  return port ?? 0;
}

/** In the order of their ports. */
const servers = ["npm start's server", "the production server", "nginx"] as const;

for (const [place, server] of servers.entries()) {
  test(`${server} meets ${count} bad requests with an answer that fits and tells nothing`, async ({
    ports,
  }) => {
    test.slow();
    const port = portAt(ports, place);
    const seen = new Map<number, number>();
    const faults: string[] = [];
    const requests = badRequests(count, seed);
    const meet = async () => {
      for (let request = requests.pop(); request; request = requests.pop()) {
        const answer = await sendRaw(port, request.bytes);
        const statuses = [...answer.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => Number(status));
        for (const status of statuses) seen.set(status, (seen.get(status) ?? 0) + 1);
        const leak = leaks.find((word) => answer.includes(word));
        const unfit = statuses.find((status) => !fitting.has(status));
        if (leak !== undefined || unfit !== undefined)
          faults.push(`${leak ?? String(unfit)} in the answer to ${request.about}`);
      }
    };
    await Promise.all(Array.from({ length: 8 }, meet));
    expect(faults).toEqual([]);
    // Each kind of answer was met, so the requests do reach all that they are for.
    for (const status of [301, 400, 404, 405, server === "nginx" ? 414 : 431])
      expect(seen.get(status) ?? 0, String(status)).toBeGreaterThan(5);
    expect((await ask(port, "/")).status).toBe(200);
  });

  test(`${server} goes on answering while slow clients hold connections, and ends these`, async ({
    ports,
  }) => {
    test.slow();
    const port = portAt(ports, place);
    const sockets: Socket[] = [];
    const timers: NodeJS.Timeout[] = [];
    for (let index = 0; index < 300; index += 1) {
      const socket = createConnection({ host: "127.0.0.1", port });
      socket.on("error", () => undefined);
      socket.resume();
      sockets.push(socket);
      socket.write("GET / HTTP/1.1\r\nHost: site.example\r\n");
      timers.push(
        setInterval(() => {
          if (socket.writable) socket.write("X: x\r\n");
        }, 500),
      );
    }
    try {
      const ended = Promise.all(
        // Not `once`, which fails where a socket is ended by a reset.
        sockets.map((socket) => new Promise((resolve) => socket.on("close", resolve))),
      );
      for (let index = 0; index < 200; index += 1) {
        const { status, body } = await ask(port, "/contact");
        expect(status).toBe(200);
        expect(body.length).toBeGreaterThan(10_000);
      }
      expect(sockets.filter(({ closed }) => closed)).toEqual([]);
      await ended;
    } finally {
      for (const timer of timers) clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    }
  });
}

test.describe("a server that falls and comes back", () => {
  test.use({
    baseURL: async ({ production }, use) => use(production.origin),
    allowed: { messages: [/Failed to load resource/, /ERR_/, /Failed to fetch/] },
  });

  test("while a visitor goes to another page: the way back leads to the page that was left, and on once it is back", async ({
    page,
    production,
  }) => {
    const { frame, about, contact } = content.in.fr;
    const heading = page.getByRole("heading", { level: 1 });
    const link = page
      .getByRole("navigation", { name: frame.navigation })
      .getByRole("link", { name: frame.labels.Contact });
    await open(page, "/about_us");
    await production.kill();
    await link.click();
    // The browser's own page, with its own words.
    await page.waitForURL("chrome-error://**");
    await page.goBack();
    await expect(heading).toHaveText(about.hero.title);
    await production.restart();
    await link.click();
    await expect(heading).toHaveText(contact.hero.title);
    await expect(page).toHaveURL("/contact");
  });
});
