import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import sirv from "sirv";
import { languageOfPath, notFoundSegment } from "#app/i18n/paths.ts";
import { languages } from "#app/i18n/languages.ts";

const year = 31_536_000;

/** Types that the file server does not know, by extension. */
const types: Readonly<Record<string, string>> = {
  ".vcf": "text/vcard; charset=utf-8",
  ".data": "text/x-script; charset=utf-8",
  ".ico": "image/x-icon",
};

const notFoundAddress = new RegExp(`/${notFoundSegment}(\\.html)?$`);

/** The requested address, or undefined when it is not one: only a path from the root can be asked for. */
function parse(target: string | undefined): URL | undefined {
  return target?.startsWith("/") ? (URL.parse(`http://localhost${target}`) ?? undefined) : undefined;
}

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
      response.setHeader("Cache-Control", hashed ? `public, max-age=${year}, immutable` : "no-cache");
      const type = types[extname(pathname)];
      if (type !== undefined) response.setHeader("Content-Type", type);
      response.setHeader("X-Content-Type-Options", "nosniff");
    },
  });
  const answer = (response: ServerResponse, status: number, headers: Record<string, string> = {}) =>
    response.writeHead(status, {
      "Cache-Control": "no-cache",
      "X-Content-Type-Options": "nosniff",
      ...headers,
    });

  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      answer(response, 405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const url = parse(request.url);
    if (!url) {
      answer(response, 400).end();
      return;
    }
    const { pathname, search } = url;
    if (pathname.length > 1 && pathname.endsWith("/")) {
      // One leading slash only: `//host/` would be another site's address.
      answer(response, 308, { Location: `/${pathname.replace(/^\/+|\/+$/g, "")}${search}` }).end();
      return;
    }
    const notFound = () => {
      answer(response, 404, { "Content-Type": "text/html; charset=utf-8" });
      response.end(request.method === "HEAD" ? undefined : notFoundPages[languageOfPath(pathname)]);
    };
    // Pages are small and pictures are many: parts of files are not given, and a bad range ends in an exception.
    delete request.headers.range;
    if (notFoundAddress.test(pathname)) notFound();
    else files(request, response, notFound);
  };
}
