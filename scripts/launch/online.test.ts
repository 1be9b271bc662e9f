import { createServer, type IncomingMessage, type Server } from "node:http";
import type { Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cacheControl, securityHeaders } from "../../ssg/hosts/headers.ts";
import { languageOfPath, languages } from "../../tests/support/current-site.ts";
import { tunnelTo } from "../../tests/support/tunnel.ts";
import { listen } from "../ports.ts";
import { onlineProblems } from "./online.ts";

interface FakeAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const script = "start()";
/** Of one page alone: the policy, which is the same for all pages, names it everywhere. */
const scriptOfContact = "contact()";
const missing = "/assets/is-not-there-00000000.js";

const moveTo = (address: string) => (answer: FakeAnswer) => {
  answer.status = 301;
  answer.headers.Location = address;
};

function goodAnswer(path: string, site: string): FakeAnswer {
  const language = languageOfPath(path);
  const page = (status: number): FakeAnswer => ({
    status,
    headers: {
      ...securityHeaders([script, scriptOfContact]),
      "Content-Type": "text/html; charset=utf-8",
      "Content-Encoding": "identity",
    },
    body: `<html lang="${language}"><script>${script}</script><script src="/assets/a-1.js"></script></html>`,
  });
  const file = (body: string): FakeAnswer => ({ status: 200, headers: {}, body });
  switch (path) {
    case "/":
      return page(200);
    case "/en/contact": {
      const contact = page(200);
      contact.body += `<script>${scriptOfContact}</script>`;
      return contact;
    }
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
  // Whatever this machine says.
  for (const name of ["HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY"])
    for (const written of [name, name.toLowerCase()]) vi.stubEnv(written, undefined);
  for (const name of ["proxy", "https_proxy", "noproxy"]) vi.stubEnv(`npm_config_${name}`, undefined);
  server = createServer(({ url: path = "/" }, response) => {
    const answer = goodAnswer(path, site);
    if (spoil?.[0] === path) spoil[1](answer);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  site = await listen(server);
});

afterEach(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

test("a correctly deployed site has no problems", async () => {
  expect(await onlineProblems(site, languages)).toEqual([]);
});

test.each<readonly [what: string, path: string, change: (answer: FakeAnswer) => void, says: RegExp]>([
  ["a missing page", "/en/contact", (a) => (a.status = 404), /^répond 404 : mettre tous/],
  ["a page that may not be read", "/", (a) => (a.status = 403), /^répond 403 : .* droits 644/],
  ...["br", "gzip"].map(
    (coding) =>
      [
        `a page in ${coding} that was changed on its way`,
        "/en/contact",
        (a: FakeAnswer) => (a.headers["Content-Encoding"] = coding),
        /^arrive abîmé .* mode binaire$/,
      ] as const,
  ),
  ["a missing header", "/", (a) => delete a.headers["X-Content-Type-Options"], /nosniff$/],
  [
    "a script that the policy forbids",
    "/",
    (a) => (a.body += "<script>x()</script>"),
    /Content-Security-Policy/,
  ],
  ["a page of a wrong type", "/", (a) => (a.headers["Content-Type"] = "text/plain"), /envoyer text\/html/],
  ["no compression", "/", (a) => delete a.headers["Content-Encoding"], /pas compressée/],
  ["a page cached too long", "/", (a) => (a.headers["Cache-Control"] = "max-age=86400"), /gardée 86400 s/],
  ["an unknown address that answers 200", "/en/is-not-there", (a) => (a.status = 200), /répondre 404/],
  ["a 404 in another language", "/en/is-not-there", (a) => (a.body = '<html lang="fr">'), /\/en\/404\.html$/],
  ["a temporary redirect", "/en/contact/", (a) => (a.status = 302), /301 ou 308/],
  ["a hashed file that browsers do not cache", "/assets/a-1.js", (a) => (a.headers = {}), /gardé un an/],
  ["a missing file that answers 200", missing, (a) => (a.status = 200), /répond 200 : répondre 404/],
  [
    "a missing file whose 404 is cached",
    missing,
    (a) => (a.headers["Cache-Control"] = cacheControl.hashed),
    /manque, .* 31536000 s/,
  ],
  [
    "a redirect to another site",
    "/sitemap.xml",
    moveTo("https://www.site.example/x"),
    /mène à https:\/\/www\.site\.example : .*--url/,
  ],
  ["a site that is not online yet", "/sitemap.xml", (a) => (a.status = 503), /^répond 503/],
  ["no sitemap", "/sitemap.xml", (a) => (a.body = ""), /build -- --url/],
  ["the sitemap of another address", "/sitemap.xml", (a) => (a.body = "<loc>http://a.tn/</loc>"), /--url/],
  ["a blocking robots.txt", "/robots.txt", (a) => (a.body += "Disallow: /\n"), /écarte les moteurs/],
  [
    "a security.txt that expires soon",
    "/.well-known/security.txt",
    (a) => (a.body = `Expires: ${inDays(10.5)}\n`),
    /^vaut encore 10 jours/,
  ],
])("%s is reported", async (_, path, change, says) => {
  spoil = [path, change];
  const [problem, ...others] = await onlineProblems(site, languages);
  expect(others).toEqual([]);
  expect(problem?.place).toBe(site + path);
  expect(problem?.says).toMatch(says);
});

test("a page that is also served with a slash at the end is accepted if its canonical address is right", async () => {
  const shown = (address: string) => async () => {
    spoil = [
      "/en/contact/",
      (answer) => {
        Object.assign(answer, goodAnswer("/en/contact", site));
        answer.body += `<link rel="canonical" href="${address}"/>`;
      },
    ];
    return onlineProblems(site, languages);
  };
  expect(await shown(`${site}/en/contact`)()).toEqual([]);
  expect(await shown(`${site}/en/contact/`)()).toMatchObject([{ place: `${site}/en/contact/` }]);
});

test.each(["HTTP_PROXY", "https_proxy", "npm_config_proxy", "npm_config_https_proxy"])(
  "it uses the proxy in %s, and blames the proxy if that fails",
  async (variable) => {
    const asked: string[] = [];
    let refuses = false;
    const { port } = new URL(site);
    const tunnel = tunnelTo(Number(port));
    const proxy = createServer().on("connect", (request: IncomingMessage, socket: Socket) => {
      asked.push(request.url ?? "");
      if (refuses) socket.end("HTTP/1.1 407 Proxy Authentication Required\r\n\r\n");
      else tunnel(request, socket);
    });
    const { origin, host } = new URL(await listen(proxy));
    vi.stubEnv(variable, origin);
    const address = `http://site.example:${port}`;
    if (variable !== "https_proxy") {
      site = address;
      expect(await onlineProblems(address, languages)).toEqual([]);
      expect(new Set(asked)).toEqual(new Set([`site.example:${port}`]));
    }
    refuses = true;
    const [problem] = await onlineProblems("https://site.example", languages);
    expect(problem?.says).toContain(`le proxy ${host} ne laisse pas passer`);
    expect(problem?.says).toContain("407");
    vi.stubEnv("npm_config_noproxy", "site.example");
    expect((await onlineProblems("https://site.example", languages))[0]?.says).not.toContain("proxy");
    proxy.closeAllConnections();
    proxy.close();
  },
);

test("an address that does not answer is reported", async () => {
  server.close();
  server.closeAllConnections();
  const [problem] = await onlineProblems(site, languages);
  expect(problem?.place).toBe(site);
  expect(problem?.says).toMatch(/^ne répond pas : .*\(.+\)$/);
});
