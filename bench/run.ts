/**
 * Measures the last build, and writes docs/performance.md: `npm run bench`.
 *
 *     npm run bench -- --pages=home,cnd --runs=1    a quick look: these pages, one run each
 *
 * Needs an otherwise idle machine.
 */
import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import { languageCodes, pathOf, site } from "../tests/support/current-site.ts";
import { siteServer } from "../ssg/serve.ts";
import { measuringBrowserPath, windowedBrowserPath } from "../scripts/browser.ts";
import { listen } from "../scripts/ports.ts";
import { stop } from "../scripts/processes.ts";
import { startHttps } from "./https.ts";
import { lighthouseHead, lighthouseRow } from "./lighthouse.ts";
import { latencyMs, navigationTable } from "./navigation.ts";
import { benchOptions } from "./options.ts";
import { machine, measuredIn, table, writeMeasured } from "./report.ts";

const { pages, runs, positionals } = benchOptions(3);
if (positionals.length > 0) throw new Error(`Nothing is known of ${positionals.join(", ")}`);
const paths = languageCodes.flatMap((language) => pages.map((page) => pathOf(page, language)));

const server = siteServer("dist/client", site);
const farServer = createServer((...exchange) =>
  setTimeout(() => server.emit("request", ...exchange), latencyMs),
);
const [near, far] = [await listen(server), await listen(farServer)];
const [browser, windowedBrowser] = [measuringBrowserPath(), windowedBrowserPath()];

// The short measurements come first, so that their faults show before the hour of Lighthouse.
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
