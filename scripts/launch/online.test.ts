import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { securityHeaders } from "../../build/hosts/headers.ts";
import { languageOfPath } from "#model/site/paths.ts";
import { onlineProblems } from "./online.ts";

interface FakeAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const script = "start()";

function goodAnswer(path: string, site: string): FakeAnswer {
  const language = languageOfPath(path);
  const page = (status: number): FakeAnswer => ({
    status,
    headers: {
      ...securityHeaders([script]),
      "Content-Type": "text/html; charset=utf-8",
      "Content-Encoding": "identity",
    },
    body: `<html lang="${language}"><script>${script}</script><script src="/assets/a-1.js"></script></html>`,
  });
  const file = (body: string): FakeAnswer => ({ status: 200, headers: {}, body });
  switch (path) {
    case "/":
    case "/en/contact":
      return page(200);
    case "/en/contact/":
      return { status: 308, headers: { Location: "/en/contact" }, body: "" };
    case "/sitemap.xml":
      return file(`<loc>${site}/</loc><loc>${site}/en/contact</loc>`);
    case "/robots.txt":
      return file("User-agent: *\nAllow: /\n");
    case "/.well-known/security.txt":
      return file(`Expires: ${inDays(300)}\n`);
    case "/assets/a-1.js":
      return { status: 200, headers: { "Cache-Control": "public, max-age=31536000, immutable" }, body: "" };
    default:
      return page(404);
  }
}

let server: Server;
let site = "";
let spoil: readonly [path: string, change: (answer: FakeAnswer) => void] | undefined;

beforeEach(async () => {
  spoil = undefined;
  server = createServer(({ url: path = "/" }, response) => {
    const answer = goodAnswer(path, site);
    if (spoil?.[0] === path) spoil[1](answer);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test("a deployed copy that is as it should be has no problem", async () => {
  expect(await onlineProblems(site)).toEqual([]);
});

test.each<readonly [what: string, path: string, change: (answer: FakeAnswer) => void, says: RegExp]>([
  ["a page that is not there", "/en/contact", (a) => (a.status = 404), /^répond 404/],
  ["a header that is missing", "/", (a) => delete a.headers["X-Content-Type-Options"], /nosniff$/],
  [
    "a script that the policy lacks",
    "/",
    (a) => (a.body += "<script>x()</script>"),
    /Content-Security-Policy/,
  ],
  ["a page of another type", "/", (a) => (a.headers["Content-Type"] = "text/plain"), /envoyer text\/html/],
  ["no compression", "/", (a) => delete a.headers["Content-Encoding"], /pas compressée/],
  ["a page that is kept", "/", (a) => (a.headers["Cache-Control"] = "max-age=86400"), /gardée 86400 s/],
  ["an unknown address that answers 200", "/en/is-not-there", (a) => (a.status = 200), /répondre 404/],
  ["a 404 in another language", "/en/is-not-there", (a) => (a.body = '<html lang="fr">'), /\/en\/404\.html$/],
  ["a redirect that browsers forget", "/en/contact/", (a) => (a.status = 302), /301 ou 308/],
  ["a file that is asked for again", "/assets/a-1.js", (a) => (a.headers = {}), /gardé un an/],
  ["no sitemap", "/sitemap.xml", (a) => (a.body = ""), /build -- --url/],
  ["the sitemap of another address", "/sitemap.xml", (a) => (a.body = "<loc>http://a.tn/</loc>"), /--url/],
  ["robots that are kept out", "/robots.txt", (a) => (a.body += "Disallow: /\n"), /écarte les moteurs/],
  [
    "a security.txt that is about to end",
    "/.well-known/security.txt",
    (a) => (a.body = `Expires: ${inDays(10.5)}\n`),
    /^vaut encore 10 jours/,
  ],
])("%s is found", async (_, path, change, says) => {
  spoil = [path, change];
  const [problem, ...others] = await onlineProblems(site);
  expect(others).toEqual([]);
  expect(problem?.place).toBe(site + path);
  expect(problem?.says).toMatch(says);
});

test("an address that does not answer is said", async () => {
  server.close();
  server.closeAllConnections();
  const [problem] = await onlineProblems(site);
  expect(problem?.place).toBe(site);
  expect(problem?.says).toMatch(/^ne répond pas : .*\(.+\)$/);
});
