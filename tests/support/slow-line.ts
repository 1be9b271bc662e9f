import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { siteHandler } from "../../build-tools/site-handler.ts";
import { builtPages, siteFolder } from "./built-site.ts";

const pieces = 30;
const betweenPiecesMs = 20;

/** Serves the built site while something is done with it: documents come piece by piece, all else at once. */
export async function withSlowLine(use: (origin: string) => Promise<void>): Promise<void> {
  const handler = siteHandler(siteFolder);
  const send = async (html: string, write: (piece: string) => void) => {
    const size = Math.ceil(html.length / pieces);
    for (let start = 0; start < html.length; start += size) {
      write(html.slice(start, start + size));
      await pause(betweenPiecesMs);
    }
  };
  const server = createServer((request, response) => {
    const page = builtPages.find(({ path }) => path === request.url);
    if (!page) {
      handler(request, response);
      return;
    }
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
    void send(page.html, (piece) => response.write(piece)).then(() => response.end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
