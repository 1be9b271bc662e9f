/** Serves a build by the rules of `ssg/hosts/`. */
import { globSync, readFileSync, statSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { extname, join } from "node:path";
import sirv from "sirv";
import { notFoundSegment } from "#model/site/pages.ts";
import type { Site } from "#model/site/site.ts";
import { aliasesOf, spaceAtEnd } from "./hosts/aliases.ts";
import { cacheControl, contentTypes, hashedFolder, scriptsIn, securityHeaders } from "./hosts/headers.ts";

const space = new RegExp(spaceAtEnd, "u");

/** Files of the build that have no address of their own: they are served at another one, or are for hosts only. */
const hidden = new RegExp(`./$|/${notFoundSegment}$|\\.(html|br|gz)$|^/(\\.htaccess|_headers|_redirects)$`);

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Serves the site in a folder, which must not change afterwards. */
function openSite(folder: string, site: Site): RequestListener {
  const { languages, languageOfPath } = site;
  const aliases = new Map(aliasesOf(site).all.map(({ from, to }) => [from, to]));
  const read = (...path: string[]) => readFileSync(join(folder, ...path), "utf8");
  const documents = globSync("**/*.html", { cwd: folder });
  // One policy for all pages, although not every page has all scripts.
  const scripts = new Set(documents.flatMap((file) => scriptsIn(read(file))));
  const headers = { ...securityHeaders([...scripts]), "Cache-Control": cacheControl.others };
  const notFoundPages = Object.fromEntries(
    languages.map(({ code, prefix }) => [code, read(prefix, `${notFoundSegment}.html`)]),
  );
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ["html"],
    setHeaders(response, path) {
      const type = contentTypes[extname(path) || ".html"] ?? "application/octet-stream";
      response.setHeader("Content-Type", type);
      if (path.startsWith(hashedFolder)) response.setHeader("Cache-Control", cacheControl.hashed);
    },
  });

  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const [, written = "", query = ""] = /^([^?]*)(\?.+)?/s.exec(request.url ?? "") ?? [];
    const path = decoded(written);
    const page = aliases.get(path?.replace(space, "") ?? "");
    const notFound = () => {
      response.writeHead(404, { "Content-Type": contentTypes[".html"] });
      response.end(notFoundPages[languageOfPath(path ?? "")]);
    };
    // No range requests: an invalid range would throw.
    delete request.headers.range;
    // Sirv would send a coding that is refused by a weight of 0.
    const refused = /[^,]+; *q=0(\.0*)? *(,|$)/gi;
    request.headers["accept-encoding"] = request.headers["accept-encoding"]?.replace(refused, "");
    if (request.method !== "GET" && request.method !== "HEAD")
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
    else if (path === undefined) response.writeHead(400).end();
    else if (page !== undefined && page !== written)
      response.writeHead(301, { Location: page + query }).end();
    else if (hidden.test(path)) notFound();
    else files(request, response, notFound);
  };
}

/** Serves a built site by the tables in `hosts/`; a new build in the same folder is served from the next request on. */
export function siteHandler(folder: string, site: Site): RequestListener {
  const version = () => statSync(folder, { throwIfNoEntry: false })?.ino;
  let served = version();
  let answer = openSite(folder, site);
  return (request, response) => {
    const current = version();
    if (current !== undefined && current !== served) {
      answer = openSite(folder, site);
      served = current;
    }
    answer(request, response);
  };
}

export function siteServer(folder: string, site: Site): Server {
  return createServer(siteHandler(folder, site));
}
