import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { methodOf, type Language, type PageId } from "#model/site/pages.ts";
import { languageCodes, methodNames, pageIds, pathOf, site } from "./current-site.ts";
import { siteHandler } from "../../ssg/serve.ts";
import { listen } from "../../scripts/ports.ts";

export const siteFolder = "dist/client";

/** Every page of the built site in every language, with the HTML that is served. */
export const builtPages = languageCodes.flatMap((language) =>
  pageIds.map((page) => {
    const path = pathOf(page, language);
    return {
      page,
      language,
      path,
      html: readFileSync(join(siteFolder, path === "/" ? "index.html" : `${path}.html`), "utf8"),
    };
  }),
);

/** Whether a page has the layout of the first method, with other words. */
export function isTwin(page: PageId): boolean {
  const method = methodOf(page);
  return method !== undefined && method !== methodNames[0];
}

/**
 * Whether a page is the one of its layout that is tested after each change: the French one for all languages, and the first
 * method for all methods. The others, which differ by their words only, are tested before a release.
 */
export function isFirstOfLayout(page: PageId, language: Language): boolean {
  return language === "fr" && !isTwin(page);
}

/** One built page of each layout. */
export const firstOfLayouts = builtPages.filter(({ page, language }) => isFirstOfLayout(page, language));

/** Makes a server listen on 127.0.0.1 while `use` works with its origin. */
export async function withServer(server: Server, use: (origin: string) => Promise<void>): Promise<void> {
  const origin = await listen(server);
  try {
    await use(origin);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const pieces = 30;
const betweenPiecesMs = 20;

async function* inPieces(html: string): AsyncGenerator<string> {
  const [bar = "", ...rest] = html.split(/(?<=<\/header>)/);
  const size = Math.ceil(bar.length / pieces);
  for (let start = 0; start < bar.length; start += size) {
    yield bar.slice(start, start + size);
    await pause(betweenPiecesMs);
  }
  yield rest.join("");
}

/** Serves the built site while `use` works with it: the bar of a document arrives in small pieces, the rest at once. */
export async function withSlowLine(use: (origin: string) => Promise<void>): Promise<void> {
  const handler = siteHandler(siteFolder, site);
  const server = createServer((request, response) => {
    const page = builtPages.find(({ path }) => path === request.url);
    if (!page) {
      handler(request, response);
      return;
    }
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
    Readable.from(inPieces(page.html)).pipe(response);
  });
  await withServer(server, use);
}
