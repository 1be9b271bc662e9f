import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { median, tryAgain } from "./report.ts";

/** The parts of Lighthouse's report that we read. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

const score = (category: string) => (report: Report) => (report.categories[category]?.score ?? 0) * 100;
const value = (audit: string) => (report: Report) => report.audits[audit]?.numericValue ?? Number.NaN;
const seconds = (ms: number) => (ms / 1000).toFixed(2);

/** The columns of the table: which value of a report, and how it is formatted. */
const columns: readonly (readonly [
  head: string,
  read: (report: Report) => number,
  write: (value: number) => string,
])[] = [
  ["Performance", score("performance"), (points) => points.toFixed(0)],
  ["Accessibility", score("accessibility"), (points) => points.toFixed(0)],
  ["Best practices", score("best-practices"), (points) => points.toFixed(0)],
  ["SEO", score("seo"), (points) => points.toFixed(0)],
  ["FCP s", value("first-contentful-paint"), seconds],
  ["LCP s", value("largest-contentful-paint"), seconds],
  ["TBT ms", value("total-blocking-time"), (ms) => ms.toFixed(0)],
  ["CLS", value("cumulative-layout-shift"), (shift) => String(Number(shift.toFixed(4)))],
  ["Speed Index s", value("speed-index"), seconds],
];

// Lighthouse has a package.json of its own: it is large, and only the benchmark needs it.
const folder = join(import.meta.dirname, "lighthouse");

interface Subject {
  /** Origin of the site, over HTTPS. */
  readonly origin: string;
  readonly paths: readonly string[];
  readonly desktop?: boolean;
  /** Whether to set reduced motion, which leaves out the loading screen. */
  readonly still?: boolean;
}

/** Starts Lighthouse with its own slow 4G and slow phone (or desktop), in a new browser. @returns a value for each column */
async function auditOnce(address: string, { desktop, still }: Subject, browser: string): Promise<number[]> {
  const chromeFlags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"];
  // The server's certificate is self-signed.
  chromeFlags.push("--ignore-certificate-errors", ...(still ? ["--force-prefers-reduced-motion"] : []));
  const args = [
    join(folder, "node_modules/lighthouse/cli/index.js"),
    ...[address, "--output=json", "--quiet", `--chrome-flags=${chromeFlags.join(" ")}`],
    "--only-categories=performance,accessibility,best-practices,seo",
    ...(desktop ? ["--preset=desktop"] : []),
  ];
  const options = { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 100_000_000 };
  // Lighthouse sometimes loses the beginning of its trace, and reports that.
  return tryAgain(`Lighthouse on ${address}`, async () => {
    const { stdout } = await promisify(execFile)(process.execPath, args, options);
    const report = JSON.parse(stdout) as Report;
    return columns.map(([, read]) => read(report));
  });
}

/** For each column, the lowest and the highest value of several pages. */
const written = (pages: readonly (readonly number[])[]) =>
  columns.map(([, , write], index) => {
    const values = pages.map((page) => page[index] ?? NaN);
    return [...new Set([Math.min(...values), Math.max(...values)].map(write))].join(" to ");
  });

export const lighthouseHead = ["", ...columns.map(([head]) => head)];

/** Audits each page several times. @returns a row of the table: the lowest and the highest of the pages' medians */
export async function lighthouseRow(name: string, subject: Subject, runs: number, browser: string) {
  if (!existsSync(join(folder, "node_modules")))
    execFileSync("npm", ["ci"], { cwd: folder, stdio: "inherit", shell: process.platform === "win32" });
  const pages: number[][] = [];
  for (const path of subject.paths) {
    const audits: number[][] = [];
    for (let run = 0; run < runs; run += 1)
      audits.push(await auditOnce(subject.origin + path, subject, browser));
    const medians = columns.map((_, index) => median(audits.map((audit) => audit[index] ?? NaN)));
    console.log([`Lighthouse: ${path}`, ...written([medians])].join(" | "));
    pages.push(medians);
  }
  return [name, ...written(pages)];
}
