/**
 * Compares the last build with another build of the site, page by page in alternation, on a throttled phone:
 *
 *     node bench/pairs.ts ../other/dist/client --pages=home,about --runs=7
 *
 * Prints for each page the medians of both builds and of their ratio. The two runs of a pair follow each other within seconds,
 * so that a machine that is slower for a while does not favour one build.
 */
import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Browser } from "@playwright/test";
import { pathOf, site } from "../tests/support/current-site.ts";
import { siteServer } from "../ssg/serve.ts";
import { measuringBrowserPath } from "../scripts/browser.ts";
import { listen } from "../scripts/ports.ts";
import { benchOptions } from "./options.ts";
import { machine, median, table } from "./report.ts";

const { pages, runs, positionals } = benchOptions(7);
const [other] = positionals;
if (other === undefined) throw new Error("Name the folder of another build: ../other/dist/client");

/** Lighthouse's phone and its slow 4G (13.5): processor × 4, 150 ms, 1.6 Mbit/s. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const slowProcessor = { rate: 4 };
/** How long to wait after a page has loaded, in ms. Work that a page does later is not measured. */
const settleMs = 3000;

/** Time of the main thread for a page, in ms, by the names of `Performance.getMetrics`. */
const metrics = ["ScriptDuration", "TaskDuration", "LayoutDuration", "RecalcStyleDuration"] as const;
type Measured = Readonly<Record<(typeof metrics)[number] | "LCP", number>>;

async function measure(browser: Browser, address: string): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
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

/** Measures a page of both builds in turn, `--runs` times. */
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
const servers = [siteServer(other, site), siteServer("dist/client", site)] as const;
const [before, after] = [await listen(servers[0]), await listen(servers[1])];
const rows: (readonly string[])[] = [];
for (const id of pages) {
  const path = pathOf(id, "fr");
  const pairs: (readonly [Measured, Measured])[] = [];
  for (let run = 0; run < runs; run += 1)
    pairs.push([await measure(browser, before + path), await measure(browser, after + path)]);
  rows.push([path, ...cells(pairs)]);
}
console.log(machine());
console.log(table(["ms, medians", ...columns.map(([head]) => head)], rows));
await browser.close();
for (const server of servers) server.close();
