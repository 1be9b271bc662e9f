import { globSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { languageOfPath, notFoundPath, pagePaths, pathOf, languages, site } from "../support/current-site.ts";
import { aliasesOf } from "../../ssg/hosts/aliases.ts";
import {
  cacheControl,
  contentTypes,
  hashedFolder,
  scriptsIn,
  securityHeaders,
} from "../../ssg/hosts/headers.ts";
import { headersFile } from "../../ssg/hosts/host-files.ts";
import { onlineProblems } from "../../scripts/launch/online.ts";
import { type Answer, ask, expect, type Server, test, withoutCaddy } from "../support/servers.ts";
import { siteFolder, withServer } from "../support/site.ts";
import { content } from "../support/test.ts";
import { tunnelTo } from "../support/tunnel.ts";

// Sends the same requests to `npm start`, Caddy, nginx and Apache; the tables in `ssg/hosts/` say what to expect.

const built = (file: string) => readFileSync(join(siteFolder, file));
const notFoundPage = (path: string) => built(`${notFoundPath(languageOfPath(path))}.html`);

const files = readdirSync(siteFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `/${join(entry.parentPath, entry.name).slice(siteFolder.length + 1)}`)
  .filter((file) => !/\.(html|br|gz)$|^\/(\.htaccess|_headers|_redirects)$/.test(file));

const htmlFiles = globSync("**/*.html", { cwd: siteFolder });
const [about, contact, cnd] = [pathOf("about", "fr"), pathOf("contact", "fr"), pathOf("cnd", "fr")];
const lower = cnd.toLowerCase();

const scripts = [...new Set(htmlFiles.flatMap((file) => scriptsIn(built(file).toString())))];

/** Removes Apache's differences: its name, absolute redirects, and the type of its own error pages. */
function withoutApachesOwn({ status, headers }: Answer): Answer["headers"] {
  if (headers.server?.includes("Apache/") !== true) return headers;
  const { "content-type": type, ...others } = { ...headers, server: undefined };
  const { pathname = "", search = "" } = URL.parse(headers.location ?? "") ?? {};
  return {
    ...others,
    ...(headers.location !== undefined && { location: pathname + search }),
    ...(status !== 301 && status !== 405 && { "content-type": type }),
  };
}

/** Status and relevant headers of a response. */
function told(answer: Answer) {
  const headers = withoutApachesOwn(answer);
  const names = [...Object.keys(securityHeaders([])), "Content-Type", "Cache-Control", "Location", "Server"];
  return {
    status: answer.status,
    ...Object.fromEntries(names.map((name) => [name, headers[name.toLowerCase()]])),
  };
}

/** Apache rejects these itself, before it reads `.htaccess`. */
const refusedByApache = /%2F|^\/(\.|%2E)ht/i;

/** Expected status and headers: those of every response, overridden by this one's own. */
const expected = (status: number, own: Readonly<Record<string, string | undefined>> = {}) => ({
  status,
  ...securityHeaders(scripts),
  "Content-Type": undefined,
  "Cache-Control": cacheControl.others,
  Location: undefined,
  Server: undefined,
  ...own,
});

const eachServer = (servers: readonly Server[], use: (server: Server) => Promise<void>) =>
  Promise.all(servers.map(use));

test.skip(withoutCaddy, "Caddy is not installed");

test(`pages: ${pagePaths.length}`, async ({ servers }) => {
  for (const { port } of servers)
    for (const path of pagePaths)
      expect(told(await ask(port, path)), path).toEqual(
        expected(200, { "Content-Type": contentTypes[".html"] }),
      );
});

test(`files: ${files.length}, each with its type; hashed ones are cached for a year @slow`, async ({
  servers,
}) => {
  test.slow();
  await eachServer(servers, async ({ port }) => {
    for (const path of files) {
      const type = contentTypes[extname(path)];
      expect(type, path).toBeDefined();
      const kept = path.startsWith(hashedFolder) ? cacheControl.hashed : cacheControl.others;
      const answer = await ask(port, path, { method: "HEAD" });
      expect(told(answer), path).toEqual(expected(200, { "Content-Type": type, "Cache-Control": kept }));
    }
  });
});

test("other addresses of pages redirect permanently, and keep the query @slow", async ({ servers }) => {
  const others = [
    ...[...aliasesOf(site).named, ...aliasesOf(site).ofFiles].map(({ from, to }) => [from, to] as const),
    [`${lower}?a=1&b=%C3%A9`, `${cnd}?a=1&b=%C3%A9`],
    [`${contact}/?x`, `${contact}?x`],
    // Other spellings: encoded letters, or white space at the end, as in pasted addresses.
    [`${about.replace("_", "%5F")}?a=%20`, `${about}?a=%20`],
    ["/%65n", "/en"],
    [pathOf("about", "en").replace("/en/", "/en%2F"), pathOf("about", "en")],
    [`${about}%2Ehtml`, about],
    [`${contact}%20`, contact],
    ["/%20", "/"],
    [`${lower}%20`, cnd],
    [`${contact}%C2%A0`, contact],
    [`${contact}%0D%0A`, contact],
  ] as const;
  test.slow();
  await eachServer(servers, async ({ name, port }) => {
    for (const [path, page] of others)
      if (name !== "Apache" || !refusedByApache.test(path))
        expect(told(await ask(port, path)), path).toEqual(expected(301, { Location: page }));
  });
});

test("unknown addresses get status 404 with the whole not-found page, in the language of the address", async ({
  servers,
}) => {
  const capital = about.slice(2).replace(/./, (letter) => letter.toUpperCase());
  const unknown = `
    /nowhere /en/nowhere /EN/nowhere /england /nowhere/ // /${about} ${about}// /a${capital}
    /assets /assets/ /assets/gone-abc.js /assets/gone-abc.js/ /404 /404/ /404.html /en/404 /en/404.html
    /index.html.br ${about}.html.gz /.htaccess /%2Ehtaccess /_headers /_redirects /site.caddy /.well-known/ /.git/config
    /favicon.svg/ /favicon.svg%20 /%65n/nowhere /en%2Fnowhere /en/nowhere%20 /%5Fheaders
    /index.html%2Ebr /en/40%34
    //evil.example //evil.example%20 /%2Fevil.example%20 /%5Cevil.example%20 /${contact}%20`;
  for (const { name, port } of servers) {
    for (const path of unknown.trim().split(/\s+/)) {
      if (name === "Apache" && refusedByApache.test(path)) continue;
      const answer = await ask(port, path);
      expect(told(answer), path).toEqual(expected(404, { "Content-Type": contentTypes[".html"] }));
      expect(answer.body.equals(notFoundPage(decodeURIComponent(path))), path).toBe(true);
    }
    const now = new Date().toUTCString();
    for (const asked of [{ "if-none-match": "*" }, { "if-modified-since": now }, { range: "bytes=0-9" }])
      expect((await ask(port, "/nowhere", asked)).body.equals(notFoundPage("/"))).toBe(true);
  }
});

test("invalid requests and other methods are refused, with the usual headers", async ({ servers }) => {
  for (const { port } of servers) {
    for (const path of ["/%zz", `${contact}%`]) expect((await ask(port, path)).status, path).toBe(400);
    expect((await ask(port, contact, { range: "bytes=9-2" })).status).toBeLessThan(500);
    for (const method of ["POST", "OPTIONS"]) {
      const answer = await ask(port, contact, { method });
      expect(told(answer), method).toEqual(expected(405));
      // Apache adds TRACE, which it refuses itself.
      expect(answer.headers.allow, method).toMatch(/^GET, HEAD(, TRACE)?$/);
    }
  }
});

test("pages and files are sent compressed, and with 304 if the client has them", async ({ servers }) => {
  for (const { port } of servers)
    for (const path of ["/", "/favicon.svg"]) {
      const plain = await ask(port, path);
      for (const { headers } of [plain, await ask(port, path, { "accept-encoding": "br;q=0, gzip; q=0.0" })])
        expect(headers).not.toHaveProperty("content-encoding");
      for (const [coding, unpack] of [
        ["br", brotliDecompressSync],
        ["gzip", gunzipSync],
      ] as const) {
        const { headers, body } = await ask(port, path, { "accept-encoding": coding });
        expect(headers).toMatchObject({ "content-encoding": coding, vary: "Accept-Encoding" });
        expect(headers.etag).not.toBe(plain.headers.etag);
        expect(unpack(body).equals(plain.body), path).toBe(true);
        const again = await ask(port, path, { "accept-encoding": coding, "if-none-match": headers.etag });
        expect(again.status).toBe(304);
      }
    }
});

test("launch:check finds nothing wrong with any of them @slow", async ({ servers }) => {
  const [address = ""] = /(?<=<loc>)https?:\/\/[^/<]+/.exec(built("sitemap.xml").toString()) ?? [];
  test.skip(address.startsWith("https:"), "Built for an address whose certificate is not here");
  const { npm_config_proxy: proxyBefore, npm_config_noproxy: othersBefore } = process.env;
  for (const { port } of servers) {
    // Leads to the server whoever asks for the address that the site was built for.
    await withServer(createServer().on("connect", tunnelTo(port)), async (npm_config_proxy) => {
      Object.assign(process.env, { npm_config_proxy, npm_config_noproxy: "none.example" });
      expect(await onlineProblems(address, site.languages)).toEqual([]);
    });
  }
  Object.assign(process.env, { npm_config_proxy: proxyBefore ?? "", npm_config_noproxy: othersBefore ?? "" });
});

test("logs record request, status and prefetching, but nothing that identifies a visitor", async ({
  servers,
}) => {
  const asked = `/nowhere-${Date.now()}`;
  for (const { port, log } of servers) {
    if (log === undefined) continue;
    await ask(port, asked, {
      "sec-purpose": "prefetch;prerender",
      "user-agent": "a-browser",
      cookie: "a=b",
      "x-forwarded-for": "198.51.100.77",
    });
    const line = () =>
      readFileSync(log, "utf8")
        .split("\n")
        .find((written) => written.includes(asked));
    await expect.poll(line).toContain("404");
    expect(line()).toContain("prerender");
    expect(line()).toContain("127.0.0.0");
    expect(line()).not.toMatch(/127\.0\.0\.1[" ]|198\.51|a-browser|a=b/);
  }
});

test.describe("files for hosts", () => {
  test("contain the headers of the table, with the hashes of this build's inline scripts", () => {
    expect(scripts).toHaveLength(3);
    expect(built("_headers").toString()).toBe(headersFile(scripts));
  });

  test("keep within the limits of hosts", () => {
    const headers = built("_headers").toString().split("\n");
    expect(Math.max(...headers.map((line) => line.length))).toBeLessThanOrEqual(2_000);
    const redirects = built("_redirects").toString().trim().split("\n");
    expect(redirects.length).toBeLessThanOrEqual(2_000);
    for (const line of redirects) expect(line).toMatch(/^\/\S* \/\S* (301|404)$/);
  });

  test("security.txt has contacts, languages and an expiry date", () => {
    const lines = built(".well-known/security.txt").toString().trim().split("\n");
    const values = (field: string) =>
      lines.filter((line) => line.startsWith(`${field}: `)).map((line) => line.slice(field.length + 2));
    expect(values("Contact")).toEqual(
      Object.values(content.company.offices).map(({ email }) => `mailto:${email}`),
    );
    expect(values("Preferred-Languages")).toEqual([languages.map(({ code }) => code).join(", ")]);
    const days = (Date.parse(values("Expires")[0] ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
    expect(values("Canonical")[0]).toMatch(/^https?:\/\/[^/]+\/\.well-known\/security\.txt$/);
  });
});
