import { createServer } from "node:http";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { siteHandler } from "../../build-tools/site-handler.ts";
import { builtPages, siteFolder } from "./built-site.ts";
import { withServer } from "./loopback.ts";

const pieces = 30;
const betweenPiecesMs = 20;

async function* inPieces(html: string): AsyncGenerator<string> {
  const size = Math.ceil(html.length / pieces);
  for (let start = 0; start < html.length; start += size) {
    yield html.slice(start, start + size);
    await pause(betweenPiecesMs);
  }
}

/** Serves the built site while something is done with it: documents come piece by piece, all else at once. */
export async function withSlowLine(use: (origin: string) => Promise<void>): Promise<void> {
  const handler = siteHandler(siteFolder);
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
