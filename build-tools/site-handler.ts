import { readFileSync, statSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";
import { extname, join } from "node:path";
import sirv from "sirv";
import { languageOfPath, notFoundSegment } from "#app/i18n/paths.ts";
import { languages } from "#app/i18n/languages.ts";
import { fileAliases, ownAddresses, spaceAtEnd } from "./serving/aliases.ts";
import { cacheControl, contentTypes } from "./serving/headers.ts";
import { headersFor, parseHeadersFile, parseRedirectsFile } from "./serving/host-files.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Files of the build that are no addresses: their content stands at another one, or is for the server only. */
const hidden = new RegExp(
  `.(/$|/${notFoundSegment}$|\\.html$|\\.br$|\\.gz$)|^/_(headers|redirects)$|^/${notFoundSegment}$`,
);

const space = new RegExp(spaceAtEnd, "u");

/** The path of an address, decoded where it can be. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The coding that a browser likes best of those that files stand ready in: sirv also finds `br` in `brand-new` and `br;q=0`. */
function acceptedCoding(header = ""): string {
  const weights = new Map(
    header
      .toLowerCase()
      .split(",")
      .map((accepted) => [
        accepted.replace(/;.*/s, "").trim(),
        Number(/;\s*q=([\d.]+)/.exec(accepted)?.[1] ?? 1),
      ]),
  );
  const [br = 0, gzip = 0] = [weights.get("br"), weights.get("gzip")];
  if (br > 0 && br >= gzip) return "br";
  return gzip > 0 ? "gzip" : "";
}

/** Answers 304 instead of a file that the browser has: sirv knows one tag as it is written, but no list, `*` or strong tag. */
function sendUnlessKnown(request: IncomingMessage, response: ServerResponse): void {
  const known = request.headers["if-none-match"] ?? "";
  delete request.headers["if-none-match"];
  const tags: readonly string[] = known.match(/"[^"]*"/g) ?? [];
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((status: number, headers: OutgoingHttpHeaders) => {
    const tag = headers.ETag;
    const isKnown =
      typeof tag === "string" && (known.trim() === "*" || tags.includes(tag.replace(/^W\//, "")));
    if (!isKnown) return writeHead(status, headers);
    response.removeHeader("Content-Type");
    return writeHead(304, { ETag: tag });
  }) as typeof writeHead;
}

/** Answers from the site as it stands in a folder now. It must not change afterwards. */
function openSite(site: string): Handler {
  const read = (...path: string[]) => readFileSync(join(site, ...path), "utf8");
  const notFoundPages = Object.fromEntries(
    languages.map(({ code, prefix }) => [code, read(prefix, `${notFoundSegment}.html`)]),
  );
  const rules = parseHeadersFile(read("_headers"));
  const aliases = new Map([
    ...[...fileAliases, ...ownAddresses].map(({ from, to }) => [from, to] as const),
    ...parseRedirectsFile(read("_redirects")),
  ]);
  const files = sirv(site, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ["html"],
    setHeaders(response, pathname) {
      response.setHeader(
        "Content-Type",
        contentTypes[extname(pathname) || ".html"] ?? "application/octet-stream",
      );
    },
  });

  return (request, response) => {
    const [, written = "", search = ""] = /^([^?]*)(\?.+)?/s.exec(request.url ?? "") ?? [];
    const isAddress = written.startsWith("/");
    const pathname = isAddress ? decode(written) : "/";
    for (const [name, value] of Object.entries(headersFor(rules, pathname))) response.setHeader(name, value);
    const kept = response.getHeader("Cache-Control") ?? cacheControl.others;
    response.setHeader("Cache-Control", cacheControl.others);

    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    // A percent sign that begins no letter, as Caddy and nginx take it.
    if (!isAddress || /%(?![\da-f]{2})/i.test(written)) {
      response.writeHead(400).end();
      return;
    }
    const page = aliases.get(pathname.replace(space, ""));
    if (page !== undefined && page !== written) {
      response.writeHead(301, { Location: page + search }).end();
      return;
    }
    const notFound = () => {
      response.setHeader("Cache-Control", cacheControl.others);
      response.writeHead(404, { "Content-Type": contentTypes[".html"] });
      response.end(request.method === "HEAD" ? undefined : notFoundPages[languageOfPath(pathname)]);
    };
    // Pages are small and pictures are many: parts of files are not given, and a bad range ends in an exception.
    delete request.headers.range;
    if (hidden.test(pathname)) {
      notFound();
      return;
    }
    response.setHeader("Cache-Control", kept);
    // As Caddy finds files: sirv would leave some letters encoded, such as the slash.
    request.url = pathname.split("/").map(encodeURIComponent).join("/");
    request.headers["accept-encoding"] = acceptedCoding(request.headers["accept-encoding"]);
    sendUnlessKnown(request, response);
    files(request, response, notFound);
  };
}

/**
 * Answers requests from a built site as a host of static files does, by the files `_headers` and `_redirects` in it:
 * compressed files, one address for each page, hashed files kept for a year, and a true 404 with the not-found page of
 * the right language. A new build in the same place is served from the next request on.
 */
export function siteHandler(site: string): Handler {
  const version = () => statSync(site, { throwIfNoEntry: false })?.ino;
  let served = version();
  let handle = openSite(site);
  return (request, response) => {
    const current = version();
    if (current !== undefined && current !== served) {
      handle = openSite(site);
      served = current;
    }
    handle(request, response);
  };
}

/** A server for a built site, with limits on what a client may send and how slowly. It has yet to listen. */
export function siteServer(site: string): Server {
  const limits = {
    headersTimeout: 10_000,
    requestTimeout: 20_000,
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: 16_384,
  };
  return createServer(limits, siteHandler(site));
}
