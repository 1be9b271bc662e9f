/**
 * Measures what was built last, and writes docs/performance.md: `npm run bench`.
 *
 *     npm run bench -- --pages=home,cnd --runs=1    a quick look: these pages, one run each
 *
 * Wants a machine that does nothing else.
 */
import { execFileSync } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import type { PageId } from "#model/site/pages.ts";
import { languageCodes, pageIds, pathOf, site } from "../tests/support/current-site.ts";
import { siteServer } from "../ssg/serve.ts";
import { measuringBrowserPath, windowedBrowserPath } from "../scripts/browser.ts";
import { stop } from "../scripts/processes.ts";
import { startHttps } from "./https.ts";
import { lighthouseHead, lighthouseRow } from "./lighthouse.ts";
import { latencyMs, navigationTable } from "./navigation.ts";
import { machine, measuredIn, table, writeMeasured } from "./report.ts";

const { values } = parseArgs({
  options: { pages: { type: "string" }, runs: { type: "string", default: "3" } },
});
const pages = (values.pages?.split(",") ?? pageIds) as readonly PageId[];
const runs = Number(values.runs);
if (!pages.every((page) => pageIds.includes(page)) || !(runs > 0))
  throw new Error(`--pages takes names from ${pageIds.join(", ")}; --runs a number above 0`);
const paths = languageCodes.flatMap((language) => pages.map((page) => pathOf(page, language)));

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const server = siteServer("dist/client", site);
const farServer = createServer((...exchange) =>
  setTimeout(() => server.emit("request", ...exchange), latencyMs),
);
const [near, far] = [await listen(server), await listen(farServer)];
const [browser, windowedBrowser] = [measuringBrowserPath(), windowedBrowserPath()];

// Whatever takes little time comes first: what goes wrong with it is known before the long hour of Lighthouse.
console.log("From page to page");
const journeys = await navigationTable({ near, far }, windowedBrowser, runs);
farServer.close();

const https = await startHttps(near);
const audit = (name: string, how: Partial<Parameters<typeof lighthouseRow>[1]>) =>
  lighthouseRow(name, { origin: https.origin, paths, ...how }, runs, browser);
const audits = [
  await audit("Mobile, slow 4G, simulated", {}),
  await audit("Desktop, simulated", { desktop: true }),
  await audit("Home, mobile, little motion", {
    still: true,
    paths: languageCodes.map((code) => pathOf("home", code)),
  }),
];
await stop(https.server);
server.close();

writeMeasured(
  `Measured on ${machine()}, ${execFileSync(browser, ["--version"], { encoding: "utf8" }).trim()}.`,
  "## Lighthouse",
  `${paths.length} pages, the median of ${runs} runs each: of the lowest page and of the highest.`,
  table(lighthouseHead, audits),
  "## From page to page",
  `From the press to the first frame of the new page, in ms, for the pages that the frame links to; far away, each request takes ${latencyMs} ms more.`,
  journeys,
);
execFileSync("prettier", ["--write", measuredIn]);
