import { globSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { languages } from "#app/i18n/languages.ts";
import { notFoundSegment, pageIds, pathOf } from "#app/i18n/paths.ts";
import { fileAliases, namedAliases } from "../../build-tools/serving/aliases.ts";
import { contentTypes, securityHeaders } from "../../build-tools/serving/headers.ts";
import { headerRules, parseHeadersFile } from "../../build-tools/serving/host-files.ts";
import { inlineScripts } from "../support/inline-scripts.ts";
import { ask, expect, test, withoutCaddy, type Answer } from "../support/servers.ts";
import { content } from "../support/test.ts";

const folder = "build/client";
const pages = languages.flatMap(({ code }) => pageIds.map((page) => pathOf(page, code)));
const builtFiles = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `/${join(entry.parentPath, entry.name).slice(folder.length + 1)}`);
const publicFiles = builtFiles.filter((file) => !/\.(html|br|gz)$|^\/_(headers|redirects)$/.test(file));

/** Inline scripts of all pages, as a browser finds them. */
const scripts = [
  ...new Set(
    globSync("**/*.html", { cwd: folder }).flatMap((file) =>
      inlineScripts(readFileSync(join(folder, file), "utf8")),
    ),
  ),
];

/** Headers that tell about one answer or one connection, and those that a server may say in its own way. */
const incomparable = new Set([
  "accept-ranges",
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "last-modified",
  "server",
  "transfer-encoding",
  "vary",
]);

function comparable({ status, headers }: Answer) {
  const kept = Object.entries(headers).filter(([name]) => !incomparable.has(name));
  return { status, headers: Object.fromEntries(kept.sort(([one], [other]) => one.localeCompare(other))) };
}

const unknown = [
  "/About_us",
  "/nowhere",
  "/en/nowhere",
  "/EN/nowhere",
  "/england",
  "/nowhere/",
  "//",
  "//about_us",
  "/about_us//",
  "/assets/",
  "/assets",
  "/assets/gone-abc.js",
  "/assets/gone-abc.js/",
  "/404",
  "/404/",
  "/404.html",
  "/en/404",
  "/en/404.html",
  "/index.html.br",
  "/about_us.html.gz",
  "/_headers",
  "/_redirects",
  "/site.caddy",
  "/.well-known/",
  "/.git/config",
];

test.skip(withoutCaddy, "Caddy is not installed");

test.describe("all servers answer alike, with the headers of the host's file", () => {
  for (const [what, paths, status] of [
    ["pages", pages, 200],
    ["files", publicFiles, 200],
    ["other addresses of pages", [...namedAliases, ...fileAliases].map(({ from }) => from), 301],
    ["other addresses of pages, with a query", ["/controlcnd?a=1&b=%C3%A9", "/contact/?x"], 301],
    ["unknown addresses", unknown, 404],
  ] as const) {
    test(`${what}: ${paths.length}`, async ({ ports }) => {
      test.slow();
      expect(paths.length).toBeGreaterThan(1);
      const expected = Object.entries(securityHeaders(scripts));
      for (const path of paths) {
        const [node, ...others] = await Promise.all(
          ports.map((port) => ask(port, path, { "accept-encoding": "br, gzip" })),
        );
        expect(node?.status, path).toBe(status);
        for (const [name, value] of expected)
          expect(node?.headers[name.toLowerCase()], `${path} ${name}`).toBe(value);
        for (const answer of others) expect(comparable(answer), path).toEqual(node && comparable(node));
      }
    });
  }

  test("methods that change things", async ({ ports }) => {
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
      const [node, ...others] = await Promise.all(ports.map((port) => ask(port, "/contact", { method })));
      expect(node?.status, method).toBe(405);
      expect(node?.headers.allow, method).toBe("GET, HEAD");
      expect(node?.headers["content-security-policy"], method).toContain("frame-ancestors 'none'");
      for (const answer of others) expect(comparable(answer), method).toEqual(node && comparable(node));
    }
  });

  test("none says what it is made of", async ({ ports }) => {
    for (const port of ports) {
      for (const path of ["/", "/nowhere", "/contact/", "/favicon.svg"])
        expect((await ask(port, path)).headers.server, path).toBeUndefined();
      expect((await ask(port, "/", { method: "POST" })).headers.server).toBeUndefined();
    }
  });
});

test.describe("an address written otherwise than its page's", () => {
  for (const [written, page] of [
    ["/about%5Fus", "/about_us"],
    ["/%63ontact", "/contact"],
    ["/en/%63ontact", "/en/contact"],
    ["/%65n", "/en"],
    ["/en%2Fabout_us", "/en/about_us"],
    ["/contact%2F", "/contact"],
    ["/about_us%2Ehtml", "/about_us"],
    ["/index", "/"],
    ["/en/index", "/en"],
    ["/contact%20", "/contact"],
    ["/en/contact%20%20", "/en/contact"],
    ["/%20", "/"],
    ["/en/%20", "/en"],
    ["/controlcnd%20", "/controlCND"],
    ["/contact%C2%A0", "/contact"],
    ["/contact%0D%0A", "/contact"],
  ] as const) {
    test(`leads there on all servers, the query kept: ${written}`, async ({ ports }) => {
      for (const query of ["", "?a=1&b=%20"]) {
        const answers = await Promise.all(ports.map((port) => ask(port, written + query)));
        for (const { status, headers } of answers) {
          expect(status).toBe(301);
          expect(headers.location).toBe(page + query);
        }
        expect(new Set(answers.map((answer) => JSON.stringify(comparable(answer)))).size).toBe(1);
      }
    });
  }

  for (const [written, prefix] of [
    ["/%65n/nowhere", "/en"],
    ["/en%2Fnowhere", "/en"],
    ["/nowhere%20", ""],
    ["/en/nowhere%20", "/en"],
    ["/favicon.svg%20", ""],
    ["/.%20", ""],
    ["/contact%A0", ""],
    ["//contact%20", ""],
    ["//evil%20", ""],
    ["//evil.example%20", ""],
    ["/%2Fevil.example%20", ""],
    ["/%5Cevil.example%20", ""],
    ["/%2Fcontact", ""],
    ["/%5Fheaders", ""],
    ["/index.html%2Ebr", ""],
    ["/%34%304", ""],
    ["/en/40%34", "/en"],
  ] as const) {
    test(`and of no page is unknown to all servers: ${written}`, async ({ ports }) => {
      const page = readFileSync(join(folder, prefix, `${notFoundSegment}.html`), "utf8");
      for (const port of ports) {
        const { status, headers, body } = await ask(port, written);
        expect(status).toBe(404);
        expect(headers["content-type"]).toBe(contentTypes[".html"]);
        expect(body.toString() === page).toBe(true);
      }
    });
  }

  test("with a percent sign that begins no letter is refused by all servers", async ({ ports }) => {
    for (const port of ports)
      for (const path of ["/%zz", "/contact%", "/en/%5"])
        expect((await ask(port, path)).status, path).toBe(400);
  });

  test("is the file's where the name is one", async ({ ports }) => {
    for (const file of publicFiles.filter((name) => /^\/assets\/.*\.js$/.test(name)).slice(0, 1)) {
      for (const written of [file.replace(".", "%2E"), file.replace("/assets/", "/assets%2F")]) {
        const [node, ...others] = await Promise.all(ports.map((port) => ask(port, written)));
        expect(node?.body.toString(), written).toBe(readFileSync(join(folder, file), "utf8"));
        for (const answer of others) expect(comparable(answer), written).toEqual(node && comparable(node));
      }
    }
  });
});

test.describe("each server", () => {
  for (const [accepted, coding] of [
    ["br", "br"],
    ["BR", "br"],
    ["gzip;q=0, br", "br"],
    ["br;q=0.001", "br"],
    ["br;q=0", undefined],
    ["Br ; Q=0.000", undefined],
    ["gzip, br;q=0", "gzip"],
    ["gzip;q=0", undefined],
    ["brand-new", undefined],
    ["x-gzip", undefined],
    ["*", undefined],
    ["identity", undefined],
    ["br;q=0.1, gzip", "gzip"],
    ["br;q=0.5, gzip;q=0.5", "br"],
  ] as const) {
    test(`reads which codings a browser accepts: ${accepted}`, async ({ ports }) => {
      // nginx sees no weight behind a space, and of the others only 0 (docs/reliability.md).
      const unweighed = accepted.includes(" ;") || accepted === "br;q=0.1, gzip";
      for (const port of unweighed ? ports.slice(0, 2) : ports) {
        const { status, headers } = await ask(port, "/contact", { "accept-encoding": accepted });
        expect(status).toBe(200);
        expect(headers["content-encoding"]).toBe(coding);
        if (coding) expect(headers.vary).toBe("Accept-Encoding");
      }
    });
  }

  for (const [what, sent, status] of [
    ["one tag", (tag: string) => `W/${tag}`, 304],
    ["one tag in strong form", (tag: string) => tag, 304],
    ["a list", (tag: string) => `"other", ${tag}`, 304],
    ["a list without spaces", (tag: string) => `W/"a,b",W/${tag},"other"`, 304],
    ["any", () => "*", 304],
    ["other tags", () => 'W/"other", "another"', 200],
    ["a tag that is part of another", (tag: string) => `"x${tag.slice(1)}`, 200],
  ] as const) {
    test(`reads by which tags a browser has the page: ${what}`, async ({ ports }) => {
      const answers = [];
      for (const port of ports) {
        const encoding = { "accept-encoding": "br" };
        const { etag = "" } = (await ask(port, "/contact", encoding)).headers;
        const tags = sent(etag.replace(/^W\//, ""));
        const answer = await ask(port, "/contact", { ...encoding, "if-none-match": tags });
        expect(answer.status, tags).toBe(status);
        expect(answer.body.length > 0).toBe(status === 200);
        expect(answer.headers.etag).toBe(etag);
        answers.push(comparable(answer));
      }
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    });
  }
});

test.describe("the production server", () => {
  test("gives each file its type, whatever the machine knows", async ({ production: { port } }) => {
    const extensions = new Set(publicFiles.map((file) => extname(file)));
    expect([...extensions].filter((extension) => !(extension in contentTypes))).toEqual([]);
    for (const file of publicFiles) {
      expect((await ask(port, file, { method: "HEAD" })).headers["content-type"], file).toBe(
        contentTypes[extname(file)],
      );
    }
  });

  test("gives every file whole, compressed as the browser takes it", async ({ production: { port } }) => {
    for (const path of ["/", "/en", "/contact", "/favicon.svg"]) {
      const plain = await ask(port, path);
      expect(plain.headers).not.toHaveProperty("content-encoding");
      const brotli = await ask(port, path, { "accept-encoding": "gzip, deflate, br, zstd" });
      expect(brotli.headers["content-encoding"]).toBe("br");
      expect(brotliDecompressSync(brotli.body).equals(plain.body), path).toBe(true);
      const gzip = await ask(port, path, { "accept-encoding": "gzip" });
      expect(gzip.headers["content-encoding"]).toBe("gzip");
      expect(gunzipSync(gzip.body).equals(plain.body), path).toBe(true);
      for (const { headers } of [brotli, gzip]) expect(headers.vary).toBe("Accept-Encoding");
      expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    }
  });

  test("asks browsers to check pages each time, and tells them when they have them", async ({
    production: { port },
  }) => {
    const { etag = "", "cache-control": kept } = (await ask(port, "/contact")).headers;
    expect(kept).toBe("no-cache");
    const again = await ask(port, "/contact", { "if-none-match": etag });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  });

  test("keeps a log of what was asked for, which names no visitor", async ({ production: { port } }) => {
    const asked = `/nowhere-${Date.now()}`;
    await ask(port, asked, { "user-agent": "a-browser", cookie: "a=b", "x-forwarded-for": "198.51.100.77" });
    const line = () =>
      readFileSync(`.cache/caddy/access-${port}.log`, "utf8")
        .split("\n")
        .find((written) => written.includes(asked));
    await expect.poll(line).toBeDefined();
    const { request, status } = JSON.parse(line() ?? "") as { request: object; status: number };
    expect(status).toBe(404);
    expect(request).toEqual({
      remote_ip: "127.0.0.0",
      // Newer versions write it too, and it is masked alike.
      ...("client_ip" in request && { client_ip: "127.0.0.0" }),
      proto: "HTTP/1.1",
      method: "GET",
      host: expect.any(String) as unknown,
      uri: asked,
    });
    expect(line()).not.toMatch(/198\.51|a-browser|a=b/);
  });

  for (const { code, prefix } of languages) {
    test(`gives an unknown address the true 404 page, whole, in ${code}`, async ({
      production: { port },
    }) => {
      const first = await ask(port, `${prefix}/nowhere`);
      expect(first.body.toString()).toBe(
        readFileSync(join(folder, prefix, `${notFoundSegment}.html`), "utf8"),
      );
      for (const headers of [
        { "if-none-match": first.headers.etag },
        { "if-modified-since": first.headers["last-modified"] },
        { range: "bytes=0-9" },
      ]) {
        const again = await ask(port, `${prefix}/nowhere`, headers);
        expect(again.status).toBe(404);
        expect(again.body.length).toBe(first.body.length);
      }
    });
  }
});

test.describe("files for hosts", () => {
  test("say what the tables say, for the scripts of these very pages", () => {
    expect(scripts).toHaveLength(2);
    expect(parseHeadersFile(readFileSync(join(folder, "_headers"), "utf8"))).toEqual(headerRules(scripts));
  });

  test("keep within what hosts read", () => {
    const headers = readFileSync(join(folder, "_headers"), "utf8").split("\n");
    expect(Math.max(...headers.map((line) => line.length))).toBeLessThanOrEqual(2_000);
    expect(headers.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
    const redirects = readFileSync(join(folder, "_redirects"), "utf8").trim().split("\n");
    expect(redirects.length).toBeLessThanOrEqual(2_000);
    for (const line of redirects) expect(line).toMatch(/^\/\S* \/\S* (301|404)$/);
  });

  test("security.txt says whom to tell, in which languages and until when", async ({ request }) => {
    const response = await request.get("/.well-known/security.txt");
    expect(response.status()).toBe(200);
    const lines = (await response.text()).trim().split("\n");
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
