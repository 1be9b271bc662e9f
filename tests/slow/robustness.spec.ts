import { createConnection } from "node:net";
import { pathOf } from "../support/current-site.ts";
import { ask, expect, sendRaw, test, withoutCaddy } from "../support/servers.ts";

const contact = pathOf("contact", "fr");

test.skip(withoutCaddy, "Caddy is not installed");

/** Files that scanners request; each is combined with every start and every path traversal. */
const prey = ["etc/passwd", "package.json", "site.caddy", "_headers", ".git/config", "client/index.html.br"];
const ways = ["", "../", "..%2f", "%2e%2e/", "%252e%252e%252f", "..%00/", "..%c0%af", "..\\", "..;/", "//"];
const starts = ["/", "/en/", "/assets/", "/.well-known/", "/%2f", "http://site.example/"];

const targets = [
  ...starts.flatMap((start) => ways.flatMap((way) => prey.map((file) => start + way.repeat(4) + file))),
  ...["%", "%zz", "%00", "%ff", "%u0041", "%0d%0aSet-Cookie:x=y", "\u0007", '<">', "é", "//", ".html"] //
    .flatMap((end) => ["/", contact, pathOf("cnd", "en").toLowerCase()].map((path) => path + end)),
  ...["*", "?", "#", "//x", "ftp://x", `/${"a/".repeat(15_000)}`, `/${"%2e".repeat(4_000)}`],
];
const requests = [
  ...targets.map((target) => `GET ${target} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`),
  ...["POST", "TRACE", "CONNECT", "PROPFIND", "get", "G ET", ""].map(
    (method) => `${method} ${contact} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`,
  ),
  ...["HTTP/1.0", "HTTP/2.0", "HTTP/9.9", "HTP/1.1", ""].map(
    (version) => `GET ${contact} ${version}\r\nHost: site.example\r\nConnection: close\r\n\r\n`,
  ),
  ...[
    ...["Host:", "Host: ../../etc", "Host: y\r\nHost: z", "no colon here", ": no name", " folded: yes"],
    ...["Range: bytes=9-2", "Range: bytes=0-0,1-1,2-2", "If-Modified-Since: never", "Expect: 100-continue"],
    ...["Content-Length: -1", "Content-Length: 5\r\nContent-Length: 6", "Transfer-Encoding: cow"],
    ...[`X: ${"x".repeat(30_000)}`, "X-Original-URL: /etc/passwd", "Accept-Encoding: br;q=x, \u0000"],
  ].map((header) => `GET ${contact} HTTP/1.1\r\nHost: x\r\n${header}\r\nConnection: close\r\n\r\n`),
];

/** Texts that would reveal internals: folders, files outside the site, traces of code. */
const leaks = [process.cwd(), "root:x:0", "site_headers", '"dependencies"', "goroutine ", "panic", "[core]"];

test(`${requests.length} bad requests get a suitable status and reveal nothing`, async ({ production }) => {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const request of requests) {
    const answer = await sendRaw(production, request);
    const [, status = "none"] = /^HTTP\/1\.[01] (\d{3})/.exec(answer) ?? [];
    seen.add(status);
    const leak = leaks.find((word) => answer.includes(word));
    if (leak !== undefined || (status.startsWith("5") && status !== "501" && status !== "505"))
      faults.push(`${status} ${leak ?? ""}: ${request.slice(0, 200)}`);
  }
  expect(faults).toEqual([]);
  // All kinds of status occurred, so the requests do cover all cases.
  expect([...seen]).toEqual(expect.arrayContaining(["301", "400", "404", "405", "431"]));
  expect((await ask(production, "/")).status).toBe(200);
});

test("visitors get answers while slow clients hold connections, which the server closes in the end @release", async ({
  production: port,
}) => {
  test.slow();
  const slow = Array.from({ length: 300 }, () => {
    const socket = createConnection({ host: "127.0.0.1", port }).resume();
    socket.on("error", () => undefined);
    socket.write("GET / HTTP/1.1\r\nHost: site.example\r\n");
    const timer = setInterval(() => socket.write("X: x\r\n"), 500);
    // Not `once`, which rejects if a socket is reset.
    const ended = new Promise((resolve) => socket.on("close", resolve)).then(() => clearInterval(timer));
    return { socket, ended };
  });
  for (let index = 0; index < 200; index += 1) expect((await ask(port, contact)).status).toBe(200);
  expect(slow.filter(({ socket }) => socket.closed)).toHaveLength(0);
  await Promise.all(slow.map(({ ended }) => ended));
});
