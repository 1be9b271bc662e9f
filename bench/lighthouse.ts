import { execFile, execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { median, table, tryAgain } from "./report.ts";

/** The parts that are read of Lighthouse's report. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

const score = (category: string) => (report: Report) => (report.categories[category]?.score ?? 0) * 100;
const value = (audit: string) => (report: Report) => report.audits[audit]?.numericValue ?? Number.NaN;
const seconds = (ms: number) => (ms / 1000).toFixed(2);

/** The columns of the table: what is read of a report, and how it is written. */
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

// A package of its own: it is large, and only this needs it.
const folder = join(import.meta.dirname, "lighthouse");

interface Subject {
  /** Where the site is served by HTTPS. */
  readonly origin: string;
  readonly paths: readonly string[];
  readonly desktop?: boolean;
  /** Whether the loading screen is left out, as for visitors who want little movement. */
  readonly still?: boolean;
}

/** Starts Lighthouse with its own slow 4G and slow phone (or desktop), in a browser of its own. @returns a value for each column */
async function auditOnce(address: string, { desktop, still }: Subject, browser: string): Promise<number[]> {
  const chromeFlags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"];
  // The certificate is of the server's own making.
  chromeFlags.push("--ignore-certificate-errors", ...(still ? ["--force-prefers-reduced-motion"] : []));
  const args = [
    join(folder, "node_modules/lighthouse/cli/index.js"),
    ...[address, "--output=json", "--quiet", `--chrome-flags=${chromeFlags.join(" ")}`],
    "--only-categories=performance,accessibility,best-practices,seo",
    ...(desktop ? ["--preset=desktop"] : []),
  ];
  const options = { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 100_000_000 };
  // Now and then it loses the beginning of its recording and says so.
  return tryAgain(`Lighthouse on ${address}`, async () => {
    const { stdout } = await promisify(execFile)(process.execPath, args, options);
    const report = JSON.parse(stdout) as Report;
    return columns.map(([, read]) => read(report));
  });
}

/**
 * A table of the medians of several runs. Runs are kept in `.cache/bench` for as long as the built pages stay the same: a
 * measurement that was broken off goes on where it was.
 */
export async function lighthouseTable(subject: Subject, runs: number, browser: string): Promise<string> {
  if (!existsSync(join(folder, "node_modules")))
    execFileSync("npm", ["ci"], { cwd: folder, stdio: "inherit", shell: process.platform === "win32" });
  const hash = createHash("sha1");
  for (const file of globSync("dist/client/**/*.html").sort()) hash.update(readFileSync(file));
  const keep = join(".cache/bench", hash.digest("hex").slice(0, 12));
  mkdirSync(keep, { recursive: true });

  const rows: string[][] = [];
  for (const path of subject.paths) {
    console.log(`Lighthouse: ${path}`);
    const audits: number[][] = [];
    for (let index = 0; index < runs; index += 1) {
      const name = [subject.desktop ? "desktop" : "mobile", subject.still ? "still" : "", path, index].join(
        "-",
      );
      const file = join(keep, `${name.replaceAll("/", "_")}.json`);
      if (!existsSync(file))
        writeFileSync(file, JSON.stringify(await auditOnce(subject.origin + path, subject, browser)));
      audits.push(JSON.parse(readFileSync(file, "utf8")) as number[]);
    }
    const cells = columns.map(([, , write], index) =>
      write(median(audits.map((audit) => audit[index] ?? NaN))),
    );
    rows.push([`\`${path}\``, ...cells]);
  }
  return table(["Page", ...columns.map(([head]) => head)], rows);
}
