/**
 * Measures the built site and writes docs/performance.md: `npm run bench`.
 *
 *     npm run bench -- --pages=home,cnd --runs=1    a quick look: these pages, one run each
 *
 * Wants a machine that does nothing else. Runs of Lighthouse are kept in `.cache/bench` for as long as the built
 * pages stay the same: a measurement that was broken off goes on where it was.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, renameSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { languageCodes } from "#app/i18n/languages.ts";
import { pageIds, pathOf, type PageId } from "#app/i18n/paths.ts";
import { siteHandler } from "../build-tools/site-handler.ts";
import { measuringBrowserPath, windowedBrowserPath } from "../scripts/browser.ts";
import { stop } from "../scripts/processes.ts";
import { firstView } from "../tests/support/first-view.ts";
import { growth } from "./growth.ts";
import { startHttps } from "./https.ts";
import { audit, buildName } from "./lighthouse.ts";
import { latencyMs, navigation } from "./navigation.ts";
import { writeReport, type Measured } from "./report.ts";

const project = join(import.meta.dirname, "..");
const site = join(project, "build/client");

const { values } = parseArgs({
  options: { pages: { type: "string" }, runs: { type: "string", default: "5" } },
});
const pages = (values.pages?.split(",") ?? pageIds) as readonly PageId[];
const runs = Number(values.runs);
const unknown = pages.filter((page) => !pageIds.includes(page));
if (unknown.length > 0 || !(runs > 0))
  throw new Error(`--pages takes names from ${pageIds.join(", ")}; --runs a number above 0`);

function say(words: string): void {
  console.log(`${new Date().toTimeString().slice(0, 8)} ${words}`);
}

/** Builds the site. @returns how long it took, in seconds */
function build(): number {
  const before = performance.now();
  const { status, stderr } = spawnSync("npm", ["run", "-s", "build"], { cwd: project, encoding: "utf8" });
  if (status !== 0) throw new Error(`The site could not be built:\n${stderr}`);
  return (performance.now() - before) / 1000;
}

/** Builds once without and once with the cache of pictures. */
function measureBuild(): Measured["build"] {
  const pictures = join(project, ".cache/pictures");
  const aside = `${pictures}.aside`;
  if (existsSync(pictures)) renameSync(pictures, aside);
  const cold = build();
  // What was there before is as good, and holds pictures of other branches too.
  if (existsSync(aside)) {
    rmSync(pictures, { recursive: true, force: true });
    renameSync(aside, pictures);
  }
  return { cold, warm: build() };
}

/** Lets a server listen. @returns its origin */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const [browser, windowedBrowser] = [measuringBrowserPath(), windowedBrowserPath()];
// A package of its own: it is large, and only this needs it.
const lighthousePackage = join(import.meta.dirname, "lighthouse");
if (!existsSync(join(lighthousePackage, "node_modules"))) {
  say("installing Lighthouse");
  execFileSync("npm", ["ci", "--silent"], { cwd: lighthousePackage, stdio: "inherit" });
}

// Whatever takes little time comes first: what goes wrong with it is known before the long hour of Lighthouse.
say("building");
const buildTimes = measureBuild();

const grown: Measured["growth"][number][] = [];
for (const extra of [0, 10, 100, 1000]) {
  say(`building with ${extra} extra pages`);
  grown.push(await growth(extra));
}

const handle = siteHandler(site);
const server = createServer(handle);
const farServer = createServer((request, response) => setTimeout(handle, latencyMs, request, response));
const [origin, farOrigin] = await Promise.all([listen(server), listen(farServer)]);
const paths = languageCodes.flatMap((language) => pages.map((page) => pathOf(page, language)));

say("weighing first views");
const launched = await chromium.launch({ executablePath: browser, args: ["--no-sandbox", "--disable-gpu"] });
const weights: Measured["weights"][number][] = [];
for (const path of paths) {
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
  const context = await launched.newContext(phone);
  weights.push({ path, view: await firstView(await context.newPage(), origin + path) });
  await context.close();
}
const version = `Chromium ${launched.version()}`;
await launched.close();

say("going from page to page");
const journeys = await navigation({ near: origin, far: farOrigin }, windowedBrowser, runs);
farServer.close();

const https = await startHttps(origin);
const keep = join(project, ".cache/bench", buildName(site));
const subjects = [
  { title: "Mobile, slow 4G, simulated", form: "mobile", loadingScreen: true, paths },
  { title: "Desktop, simulated", form: "desktop", loadingScreen: true, paths },
  {
    title: "Mobile, the loading screen left out, as for visitors who want little movement",
    form: "mobile",
    loadingScreen: false,
    paths: languageCodes.map((language) => pathOf("home", language)),
  },
] as const;
const lighthouse: Measured["lighthouse"][number][] = [];
for (const { title, paths: audited, ...how } of subjects) {
  const rows: { path: string; audit: Awaited<ReturnType<typeof audit>> }[] = [];
  for (const path of audited) {
    say(`Lighthouse, ${title}: ${path}`);
    rows.push({ path, audit: await audit({ ...how, address: https.origin + path, runs, browser, keep }) });
  }
  lighthouse.push({ title, rows });
}
await stop(https.process);
server.close();

const report = join(project, "docs/performance.md");
writeReport(report, { lighthouse, weights, journeys, build: buildTimes, growth: grown, browser: version });
execFileSync(join(project, "node_modules/.bin/prettier"), ["--write", report]);
say("docs/performance.md is written");
