import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { languageOfPath } from "../app/i18n/paths.ts";
import { languages } from "../app/i18n/languages.ts";

const year = 31_536_000;

/**
 * Answers requests from a built site, as a production host would: compressed files, addresses without trailing
 * slash, hashed files kept for a year, and a true 404 with the not-found page of the right language.
 */
export function siteHandler(site: string): (request: IncomingMessage, response: ServerResponse) => void {
  const notFoundPages = Object.fromEntries(
    languages.map(({ code, prefix }) => [code, readFileSync(join(site, prefix, "404.html"))]),
  );
  const files = sirv(site, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ["html"],
    setHeaders(response, pathname) {
      const hashed = pathname.startsWith("/assets/");
      response.setHeader("Cache-Control", hashed ? `public, max-age=${String(year)}, immutable` : "no-cache");
      if (pathname.endsWith(".data")) response.setHeader("Content-Type", "text/x-script; charset=utf-8");
      response.setHeader("X-Content-Type-Options", "nosniff");
    },
  });
  return (request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    if (pathname.length > 1 && pathname.endsWith("/")) {
      // One leading slash only: `//host/` would be another site's address.
      response.writeHead(308, { Location: `/${pathname.replace(/^\/+|\/+$/g, "")}${search}` }).end();
      return;
    }
    files(request, response, () => {
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" });
      response.end(request.method === "HEAD" ? undefined : notFoundPages[languageOfPath(pathname)]);
    });
  };
}
