/**
 * Compares what was built last with another build of the site, page by page and in turn, on a throttled phone:
 *
 *     node bench/pairs.ts ../other/dist/client --pages=home,about --runs=7
 *
 * Prints for each page the medians of both builds and of their ratio. Each pair runs within seconds of each other, so that a
 * machine that is slower for a while does not favour one of them.
 */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Browser } from "@playwright/test";
import type { PageId } from "#model/site/pages.ts";
import { siteServer } from "../ssg/serve.ts";
import { pageIds, pathOf, site } from "../tests/support/current-site.ts";
import { measuringBrowserPath } from "../scripts/browser.ts";
import { machine, median, table } from "./report.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: "string" }, runs: { type: "string", default: "7" } },
});
const [other] = positionals;
const pages = (values.pages?.split(",") ?? pageIds) as readonly PageId[];
if (other === undefined || !pages.every((page) => pageIds.includes(page)))
  throw new Error(`Name the folder of another build, and --pages from ${pageIds.join(", ")}`);

/** Lighthouse's phone and its slow 4G (13.5): processor × 4, 150 ms, 1.6 Mbit/s. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const slowProcessor = { rate: 4 };
/** How long a page is left alone after it has loaded, in ms: a page that still works then is measured as far as it came. */
const settleMs = 3000;

/** What the main thread spent on a page, in ms, by the names of `Performance.getMetrics`. */
const metrics = ["ScriptDuration", "TaskDuration", "LayoutDuration", "RecalcStyleDuration"] as const;
type Measured = Readonly<Record<(typeof metrics)[number] | "LCP", number>>;

async function measure(browser: Browser, address: string): Promise<Measured> {
  const context = await browser.newContext({
    ...{ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slowNetwork);
  await session.send("Emulation.setCPUThrottlingRate", slowProcessor);
  await page.goto(address);
  await wait(settleMs);
  const told = (await session.send("Performance.getMetrics")).metrics;
  const spent = metrics.map((metric) => [
    metric,
    1000 * (told.find(({ name }) => name === metric)?.value ?? NaN),
  ]);
  const lcp = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        }),
      ),
  );
  await context.close();
  return { ...(Object.fromEntries(spent) as Record<(typeof metrics)[number], number>), LCP: lcp };
}

/** What was measured of a page, of one build after the other, `--runs` times. */
type Pairs = readonly (readonly [other: Measured, built: Measured])[];

const columns: readonly (readonly [head: string, read: (measured: Measured) => number])[] = [
  ["Script", ({ ScriptDuration }) => ScriptDuration],
  ["Main thread", ({ TaskDuration }) => TaskDuration],
  ["Layout and style", ({ LayoutDuration, RecalcStyleDuration }) => LayoutDuration + RecalcStyleDuration],
  ["LCP", ({ LCP }) => LCP],
];

const cells = (pairs: Pairs) =>
  columns.map(([, read]) => {
    const of = (build: 0 | 1) => median(pairs.map((pair) => read(pair[build]))).toFixed(0);
    const ratio = median(pairs.map(([before, after]) => read(after) / read(before)));
    return `${of(0)} → ${of(1)} (× ${ratio.toFixed(2)})`;
  });

const browser = await chromium.launch({ executablePath: measuringBrowserPath(), args: ["--no-sandbox"] });
const servers = [other, "dist/client"].map((folder) => siteServer(folder, site).listen(0, "127.0.0.1"));
const [before = "", after = ""] = await Promise.all(
  servers.map(async (server) => {
    await once(server, "listening");
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }),
);
const rows: (readonly string[])[] = [];
for (const id of pages) {
  const pairs: (readonly [Measured, Measured])[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    const path = pathOf(id, "fr");
    pairs.push([await measure(browser, before + path), await measure(browser, after + path)]);
  }
  rows.push([pathOf(id, "fr"), ...cells(pairs)]);
}
console.log(machine());
console.log(table(["ms, medians", ...columns.map(([head]) => head)], rows));
await browser.close();
for (const server of servers) server.close();
