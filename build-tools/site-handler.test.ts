import { cp, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { createServer, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { headerRules, headersFile, headersFor, redirectsFile } from "./serving/host-files.ts";
import { siteHandler } from "./site-handler.ts";

/** What the handler gives for a request that it throws at; a true server would end there. */
const crashStatus = 599;

const script = "export const answer = 42;\n".repeat(20);
const frenchHome = "<!doctype html><title>Accueil</title>";
const files: Readonly<Record<string, string | Buffer>> = {
  "site/index.html": frenchHome,
  "site/index.html.br": brotliCompressSync(frenchHome),
  "site/about_us.html": "<!doctype html><title>À propos</title>",
  "site/en.html": "<!doctype html><title>Home</title>",
  "site/404.html": "<!doctype html><title>Page introuvable</title>",
  "site/en/404.html": "<!doctype html><title>Page not found</title>",
  "site/tunis.vcf": "BEGIN:VCARD",
  "site/_headers": headersFile(["alert()"]),
  "site/_redirects": redirectsFile(),
  "site/assets/x-abc.js": script,
  "site/assets/x-abc.js.br": brotliCompressSync(script),
  // Beside the site, not in it: nobody may read it.
  "package.json": '{"secret":true}',
};

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

let folder = "";
let port = 0;
const server = createServer();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-handler-"));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  const handle = siteHandler(join(folder, "site"));
  server.on("request", (incoming, response) => {
    try {
      handle(incoming, response);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else response.writeHead(crashStatus).end(String(error));
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server has no port");
  port = address.port;
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

/** Asks for an address exactly as it is written: `fetch` would tidy it first. */
function ask(path: string, headers: OutgoingHttpHeaders = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: "127.0.0.1", port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        const body = Buffer.concat(parts);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body,
          text: body.toString("utf8"),
        });
      });
    });
    outgoing.on("error", reject);
    outgoing.end();
  });
}

describe("a page", () => {
  test.each([
    ["/", "Accueil"],
    ["/about_us", "À propos"],
    ["/en", "Home"],
    ["/about_us?from=menu", "À propos"],
  ])("at %s is answered with 200 and its own file", async (path, title) => {
    const { status, headers, text } = await ask(path);
    expect(status).toBe(200);
    expect(text).toContain(`<title>${title}</title>`);
    expect(headers["content-type"]).toMatch(/^text\/html; ?charset=utf-8$/);
  });

  test("is asked for anew each time, so that a new version shows at once", async () => {
    expect((await ask("/about_us")).headers["cache-control"]).toBe("no-cache");
  });

  test("is not taken for anything but what it says it is", async () => {
    expect((await ask("/about_us")).headers["x-content-type-options"]).toBe("nosniff");
  });

  test("is described to HEAD as to GET, without its body", async () => {
    const [head, get] = [await ask("/about_us", {}, "HEAD"), await ask("/about_us")];
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    for (const name of ["content-type", "content-length", "cache-control", "etag"]) {
      expect(head.headers[name]).toBe(get.headers[name]);
    }
    expect(Number(head.headers["content-length"])).toBe(get.body.length);
  });
});

describe("an unknown address", () => {
  test.each([
    ["/x", "Page introuvable"],
    ["/england", "Page introuvable"],
    ["/x/en/y", "Page introuvable"],
    ["/en/x", "Page not found"],
    ["/en/about_us", "Page not found"],
    ["/assets/gone-abc.js", "Page introuvable"],
    ["/x?language=en", "Page introuvable"],
    ["/en%2Fx", "Page not found"],
    ["/%65n/x%20", "Page not found"],
  ])("%s is answered with 404 and the page “%s”", async (path, title) => {
    const { status, headers, text } = await ask(path);
    expect(status).toBe(404);
    expect(text).toContain(`<title>${title}</title>`);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-cache");
  });

  test("is answered to HEAD with 404 and no body", async () => {
    const { status, body, headers } = await ask("/en/x", {}, "HEAD");
    expect(status).toBe(404);
    expect(body).toHaveLength(0);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  });
});

describe("an address that is not a page's own", () => {
  test.each([
    ["/about_us/", "/about_us"],
    ["/en/", "/en"],
    ["/about_us.html", "/about_us"],
    ["/index.html", "/"],
    ["/en/index.html", "/en"],
    ["/controlcnd", "/controlCND"],
    ["/en/controlcnd", "/en/controlCND"],
    ["/fr/contact", "/contact"],
    ["/about_us/?a=1&b=%C3%A9", "/about_us?a=1&b=%C3%A9"],
    ["/controlcnd?a=1", "/controlCND?a=1"],
    ["/index", "/"],
    ["/en/index", "/en"],
    ["/about%5Fus", "/about_us"],
    ["/en%2Fabout_us?a=%5F", "/en/about_us?a=%5F"],
    ["/about_us%20", "/about_us"],
    ["/%20?a=1", "/?a=1"],
    ["/en/about_us%C2%A0", "/en/about_us"],
  ])("leads to it for good, the query kept: %s to %s", async (path, location) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(301);
    expect(headers.location).toBe(location);
  });

  test.each([
    "/x/",
    "/EN/about_us",
    "/About_us",
    "/about_us//",
    "/x.html",
    "/assets/",
    "/assets",
    "/404",
    "/404.html",
    "/en/404",
    "/40%34",
    "/x%20",
    "/%2Fabout_us",
    "/about_us%A0",
  ])("and leads to none is unknown: %s", async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  test("leads there for HEAD too", async () => {
    const { status, headers } = await ask("/about_us/", {}, "HEAD");
    expect(status).toBe(301);
    expect(headers.location).toBe("/about_us");
  });

  test("is the root's with a query", async () => {
    expect((await ask("/?a=1")).status).toBe(200);
  });

  test.each([
    "//evil.example/",
    "//evil.example//",
    "//evil.example/about_us/",
    "///evil.example/",
    "/.//evil.example/",
    "/about_us/..//evil.example/",
    "/\\evil.example/",
    "/%5Cevil.example/",
    "/%2Fevil.example/",
    "//evil.example%20",
    "/%2Fevil.example%20",
    "/%5Cevil.example%20",
    "//site.example//evil.example/",
    "http://site.example//evil.example/",
  ])("never leads to another site: %s", async (path) => {
    const site = `http://127.0.0.1:${port}`;
    const { status, headers } = await ask(path);
    expect(status).toBeLessThan(500);
    expect(new URL(headers.location ?? "/", site).origin).toBe(site);
  });
});

describe("a compressed file", () => {
  test.each(["br", "gzip, deflate, br", "gzip, deflate, br, zstd"])(
    "is sent to a browser that takes brotli (%s)",
    async (encodings) => {
      const { status, headers, body } = await ask("/assets/x-abc.js", { "accept-encoding": encodings });
      expect(status).toBe(200);
      expect(headers["content-encoding"]).toBe("br");
      expect(headers["content-type"]).toMatch(/^text\/javascript/);
      expect(body.length).toBeLessThan(script.length);
      expect(brotliDecompressSync(body).toString("utf8")).toBe(script);
    },
  );

  test("is sent for a page too", async () => {
    const { headers, body } = await ask("/", { "accept-encoding": "br" });
    expect(headers["content-encoding"]).toBe("br");
    expect(headers["content-type"]).toMatch(/^text\/html/);
    expect(brotliDecompressSync(body).toString("utf8")).toBe(frenchHome);
  });

  test.each([
    {},
    { "accept-encoding": "gzip" },
    { "accept-encoding": "identity" },
    { "accept-encoding": "br;q=0" },
    { "accept-encoding": "gzip, br; q=0.0" },
    { "accept-encoding": "brand-new" },
  ])("is not sent to a browser that does not take it (%o)", async (headers) => {
    const answer = await ask("/assets/x-abc.js", headers);
    expect(answer.headers).not.toHaveProperty("content-encoding");
    expect(answer.text).toBe(script);
  });

  test("is not mixed up with the plain one by caches on the way", async () => {
    for (const encoding of ["br", "identity"]) {
      const { headers } = await ask("/assets/x-abc.js", { "accept-encoding": encoding });
      expect(headers.vary).toMatch(/accept-encoding/i);
    }
  });
});

describe("a file that servers read", () => {
  test.each([
    "/_headers",
    "/_redirects",
    "/index.html.br",
    "/assets/x-abc.js.br",
    "/%5Fheaders",
    "/assets/x-abc.js%2Ebr",
  ])("is not given to visitors: %s", async (path) => {
    const { status, text } = await ask(path);
    expect(status).toBe(404);
    expect(text).toContain("Page introuvable");
  });
});

describe("every answer", () => {
  test.each([
    ["a page", "/about_us", "GET", 200],
    ["a hashed file", "/assets/x-abc.js", "GET", 200],
    ["an unknown address", "/x", "GET", 404],
    ["a missing hashed file", "/assets/gone-abc.js", "GET", 404],
    ["another address of a page", "/controlcnd", "GET", 301],
    ["a request that is none", "http://site.example/", "GET", 400],
    ["a method that is not allowed", "/", "POST", 405],
  ])("has the headers of the file _headers: %s", async (_what, path, method, status) => {
    const answer = await ask(path, {}, method);
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(headersFor(headerRules(["alert()"]), "/"))) {
      expect(answer.headers[name.toLowerCase()], name).toBe(value);
    }
    expect(answer.headers["cache-control"]).toBe(
      status === 200 && path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
    );
  });

  test("to a browser that has the file already has them too", async () => {
    const { etag } = (await ask("/about_us")).headers;
    const { status, headers } = await ask("/about_us", { "if-none-match": etag });
    expect(status).toBe(304);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  });
});

describe("a new build in the same place", () => {
  test("is served from the next request on", async () => {
    const other = join(folder, "other");
    await cp(join(folder, "site"), other, { recursive: true });
    await writeFile(join(other, "about_us.html"), "<!doctype html><title>Nouveau</title>");
    await rename(join(folder, "site"), join(folder, "former"));
    expect((await ask("/x")).status, "while there is none").toBe(404);
    await rename(other, join(folder, "site"));
    try {
      expect((await ask("/about_us")).text).toContain("<title>Nouveau</title>");
    } finally {
      await rm(join(folder, "site"), { recursive: true });
      await rename(join(folder, "former"), join(folder, "site"));
    }
    expect((await ask("/about_us")).text).toContain("<title>À propos</title>");
  });
});

describe("a file of the build", () => {
  test("for address books has its type", async () => {
    expect((await ask("/tunis.vcf")).headers["content-type"]).toBe("text/vcard; charset=utf-8");
  });

  test.each(["br", "identity"])("with a hash in its name is kept for a year (%s)", async (encoding) => {
    const { headers } = await ask("/assets/x-abc.js", { "accept-encoding": encoding });
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });
});

describe("a browser that has the file already", () => {
  test.each(["/", "/about_us", "/assets/x-abc.js"])("is told 304 and sent nothing: %s", async (path) => {
    const { etag } = (await ask(path)).headers;
    expect(etag).toMatch(/^(W\/)?".+"$/);
    const { status, body } = await ask(path, { "if-none-match": etag });
    expect(status).toBe(304);
    expect(body).toHaveLength(0);
  });

  test.each(['"another"', 'W/"a", "b"', "**"])(
    "is sent the file when its copy is another one: %s",
    async (tags) => {
      const { status, text } = await ask("/about_us", { "if-none-match": tags });
      expect(status).toBe(200);
      expect(text).toContain("À propos");
    },
  );

  test("is told 304 for any of its copies, with a weak tag or a strong one, and goes on to be answered", async () => {
    const strong = ((await ask("/about_us")).headers.etag ?? "").replace("W/", "");
    for (const tags of [strong, `"other", W/${strong}`, `"a,b",${strong} , W/"c"`, "*"]) {
      const { status, headers, body } = await ask("/about_us", { "if-none-match": tags });
      expect(status, tags).toBe(304);
      expect(headers.etag, tags).toBe(`W/${strong}`);
      expect(body, tags).toHaveLength(0);
      expect((await ask("/x", { "if-none-match": tags })).status, "of no page").toBe(404);
    }
  });

  test("in its plain form is not told that it has the compressed one", async () => {
    const [plain, compressed] = [
      await ask("/assets/x-abc.js"),
      await ask("/assets/x-abc.js", { "accept-encoding": "br" }),
    ];
    expect(plain.headers.etag).not.toBe(compressed.headers.etag);
  });
});

describe("a request that means harm", () => {
  test.each([
    "/../package.json",
    "/../../package.json",
    "/assets/../../package.json",
    "/%2e%2e/package.json",
    "/%2e%2e%2fpackage.json",
    "/..%2fpackage.json",
    "/..%5cpackage.json",
    "/..\\package.json",
    "/%252e%252e%252fpackage.json",
    "/assets/..%2f..%2fpackage.json",
    "/./.././package.json",
    "/..%00/package.json",
  ])("does not get a file from outside the site: %s", async (path) => {
    const { status, text } = await ask(path);
    expect(text).not.toContain("secret");
    expect(status).toBe(404);
  });

  test.each(["/%E0%A4%A", "/%", "/%zz", "/en/%E0%A4%A", "/about_us%", "/?q=%E0%A4%A%00"])(
    "with broken percent signs is answered, and the next one too: %s",
    async (path) => {
      const { status } = await ask(path);
      expect(status).toBe(path.startsWith("/?") ? 200 : 400);
      expect((await ask("/")).status).toBe(200);
    },
  );

  test.each(["//", "///", "//%", "//[x", "//user:x/", "/\\", "http://", "//x:99999/"])(
    "with an address that is none is answered, not thrown at: %s",
    async (path) => {
      const { status, text } = await ask(path);
      expect(status === crashStatus ? text : "an answer").toBe("an answer");
      expect(status).toBeLessThan(500);
      expect((await ask("/")).status).toBe(200);
    },
  );

  test.each(["bytes=5-2", "bytes=9-1", "bytes=0-99999999", "bytes=99999999-", "bytes=x-y"])(
    "for an impossible part of a file is answered, not thrown at: %s",
    async (range) => {
      const { status } = await ask("/about_us", { range });
      expect([200, 206, 416]).toContain(status);
      expect((await ask("/")).status).toBe(200);
    },
  );
});
