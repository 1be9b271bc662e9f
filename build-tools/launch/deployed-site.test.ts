import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { languageOfPath, pageOfPath, pageIds, pathOf } from "#app/i18n/paths.ts";
import { deployedProblems } from "./deployed-site.ts";
import { speak } from "#app/messages/messages.ts";

speak("en");

interface FakeAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const publicAddress = "https://site.example.tn";
const pages = languages.flatMap(({ code }) => pageIds.map((page) => pathOf(page, code)));

const html = (path: string, status: number, body: string): FakeAnswer => ({
  status,
  headers: {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": "default-src 'self'; script-src 'self' 'sha256-x'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=()",
    "Cache-Control": "no-cache",
    "Content-Encoding": "identity",
  },
  body: `<!doctype html><html lang="${languageOfPath(path)}">${body}</html>`,
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** What a good host answers to an address. */
function goodAnswer(path: string): FakeAnswer {
  if (pageOfPath(path)) {
    if (path.length > 1 && path.endsWith("/"))
      return { status: 308, headers: { Location: path.slice(0, -1) }, body: "" };
    const canonical = `<link rel="canonical" href="${new URL(path, publicAddress).href}">`;
    return html(path, 200, `${canonical}<script src="/assets/a-1.js"></script>Kalibra`);
  }
  const plain = (type: string, body: string): FakeAnswer => ({
    status: 200,
    headers: { "Content-Type": type },
    body,
  });
  if (path === "/sitemap.xml") {
    const listed = pages.map((page) => `<url><loc>${new URL(page, publicAddress).href}</loc></url>`);
    return plain("application/xml", `<urlset>${listed.join("")}</urlset>`);
  }
  if (path === "/robots.txt")
    return plain("text/plain", `User-agent: *\nAllow: /\nSitemap: ${publicAddress}/sitemap.xml\n`);
  if (path.endsWith(".vcf")) return plain("text/vcard; charset=utf-8", "BEGIN:VCARD");
  if (path === "/.well-known/security.txt") return plain("text/plain", `Expires: ${inDays(300)}\n`);
  if (path.startsWith("/assets/"))
    return { status: 200, headers: { "Cache-Control": "public, max-age=31536000, immutable" }, body: "" };
  return html(path, 404, "");
}

type Spoil = (answer: FakeAnswer, path: string) => void;

describe("a deployed copy", () => {
  let server: Server;
  let spoil: Spoil = () => undefined;
  let address = "";

  beforeEach(async () => {
    spoil = () => undefined;
    server = createServer((request, response) => {
      const path = request.url ?? "/";
      const answer = goodAnswer(path);
      spoil(answer, path);
      response.writeHead(answer.status, answer.headers).end(answer.body);
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  test("that is as it should be has no problem", async () => {
    expect(await deployedProblems(address)).toEqual([]);
  });

  const at =
    (wanted: string, change: (answer: FakeAnswer) => void): Spoil =>
    (answer, path) => {
      if (path === wanted) change(answer);
    };
  const without = (header: string) =>
    at("/", ({ headers }) => {
      Reflect.deleteProperty(headers, header);
    });
  const policy = (value: string) =>
    at("/", ({ headers }) => {
      headers["Content-Security-Policy"] = value;
    });

  const faults: readonly (readonly [what: string, spoil: Spoil, says: string])[] = [
    [
      "a page that is not there",
      at("/contact", (answer) => (answer.status = 404)),
      "/contact: answers 404: a page must answer 200",
    ],
    [
      "a page in the wrong language",
      at("/en/contact", (answer) => (answer.body = answer.body.replace('"en"', '"fr"'))),
      '/en/contact: is not in "en"',
    ],
    [
      "a page of the wrong type",
      at("/", (answer) => (answer.headers["Content-Type"] = "text/plain")),
      "/: is not sent as text/html",
    ],
    [
      "a page built without its public address",
      at("/", (answer) => (answer.body = answer.body.replace(publicAddress, "http://127.0.0.1:4173"))),
      "/: calls itself http://127.0.0.1:4173/: build with npm run build -- --url",
    ],
    [
      "a page that calls itself another",
      at("/contact", (answer) => (answer.body = answer.body.replace("/contact", "/about_us"))),
      "/contact: calls itself",
    ],
    [
      "a sample on a page",
      at("/contact", (answer) => (answer.body += "<a>+216 00 000 001</a>")),
      '/contact: shows the sample "+216 00 000 001"',
    ],
    ["no content policy", without("Content-Security-Policy"), "/: has no Content-Security-Policy"],
    [
      "a policy that allows any inline script",
      policy("default-src 'none'; script-src 'self' 'unsafe-inline'; frame-ancestors 'none'"),
      "/: allows any inline script",
    ],
    ["a policy that allows frames", policy("default-src 'self'"), "/: may be framed by any site"],
    [
      "a security.txt that is about to end",
      at("/.well-known/security.txt", (answer) => (answer.body = `Expires: ${inDays(10.5)}\n`)),
      "/.well-known/security.txt: holds for 10 days more: build and release again",
    ],
    [
      "a security.txt without its end",
      at("/.well-known/security.txt", (answer) => (answer.body = "Contact: mailto:a@b.example\n")),
      "/.well-known/security.txt: holds for 0 days more",
    ],
    [
      "no security.txt",
      at("/.well-known/security.txt", (answer) => (answer.status = 404)),
      "/.well-known/security.txt: answers 404",
    ],
    ["no nosniff", without("X-Content-Type-Options"), "/: lacks X-Content-Type-Options: nosniff"],
    ["no referrer policy", without("Referrer-Policy"), "/: lacks a Referrer-Policy"],
    ["no permissions policy", without("Permissions-Policy"), "/: lacks a Permissions-Policy"],
    ["no compression", without("Content-Encoding"), "/: is not compressed"],
    [
      "files that are not kept",
      at("/assets/a-1.js", (answer) => (answer.headers["Cache-Control"] = "no-cache")),
      "/assets/a-1.js: is not kept for a year",
    ],
    [
      "pages that are kept",
      at("/", (answer) => (answer.headers["Cache-Control"] = "max-age=86400")),
      "/: is kept for 86400 s",
    ],
    [
      "unknown addresses that answer 200",
      at("/en/is-not-there-404", (answer) => (answer.status = 200)),
      "/en/is-not-there-404: answers 200",
    ],
    [
      "a not-found page in the wrong language",
      at("/en/is-not-there-404", (answer) => (answer.body = answer.body.replace('"en"', '"fr"'))),
      '/en/is-not-there-404: is not the not-found page of "en": serve /en/404.html',
    ],
    [
      "no redirect from a slash",
      at("/contact/", (answer) => (answer.status = 200)),
      "/contact/: answers 200: an address with a slash",
    ],
    [
      "a redirect that browsers forget",
      at("/contact/", (answer) => (answer.status = 302)),
      "/contact/: answers 302",
    ],
    ["no sitemap", at("/sitemap.xml", (answer) => (answer.status = 404)), "/sitemap.xml: answers 404"],
    [
      "a page that the sitemap lacks",
      at("/sitemap.xml", (answer) => (answer.body = answer.body.replace(`${publicAddress}/contact<`, "<"))),
      "/sitemap.xml: does not list /contact:",
    ],
    ["no robots.txt", at("/robots.txt", (answer) => (answer.status = 404)), "/robots.txt: answers 404"],
    [
      "a robots.txt that keeps everyone out",
      at("/robots.txt", (answer) => (answer.body += "Disallow: /\n")),
      "/robots.txt: keeps search engines out",
    ],
    [
      "a card of the wrong type",
      at("/tunis.vcf", (answer) => (answer.headers["Content-Type"] = "text/plain")),
      "/tunis.vcf: is not sent as text/vcard",
    ],
  ];

  test.each(faults)("with %s is reported with one line", async (_, fault, says) => {
    spoil = fault;
    const problems = await deployedProblems(address);
    expect(problems).toEqual([expect.stringContaining(says)]);
    expect(problems[0]).toMatch(/^\/\S*: .*: \S|^\/\S*: lacks \S/);
  });

  test("that does not answer is reported with one line", async () => {
    server.close();
    server.closeAllConnections();
    expect(await deployedProblems(address)).toEqual([
      expect.stringMatching(
        /^http:\/\/127\.0\.0\.1:\d+: cannot be reached \(.*\): is the site running there\?$/,
      ),
    ]);
  });

  test.each(["site.example", "ftp://site.example", ""])("at no address is reported (%s)", async (wrong) => {
    expect(await deployedProblems(wrong)).toEqual([
      `${wrong}: is not an address: write it like https://your.domain`,
    ]);
  });
});
