import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { median } from "./statistics.ts";
import { tryAgain } from "./tries.ts";

const run = promisify(execFile);

export type Form = "mobile" | "desktop";

/** What Lighthouse says of a page. Scores from 0 to 100, times in ms. */
export interface Audit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
  readonly cumulativeLayoutShift: number;
  readonly speedIndex: number;
}

/** The parts that are read of Lighthouse's report. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

const command = join(import.meta.dirname, "lighthouse/node_modules/lighthouse/cli/index.js");

const flags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  // The certificate is of the server's own making.
  "--ignore-certificate-errors",
];

interface Subject {
  readonly address: string;
  readonly form: Form;
  /** Whether the loading screen plays, as it does for visitors who allow movement. */
  readonly loadingScreen: boolean;
}

/** Starts Lighthouse with its own slow 4G and slow phone (or desktop), in a browser of its own. */
async function report({ address, form, loadingScreen }: Subject, browser: string): Promise<Report> {
  const chromeFlags = [...flags, ...(loadingScreen ? [] : ["--force-prefers-reduced-motion"])].join(" ");
  const args = [
    command,
    address,
    "--output=json",
    "--quiet",
    "--only-categories=performance,accessibility,best-practices,seo",
    `--chrome-flags=${chromeFlags}`,
    ...(form === "desktop" ? ["--preset=desktop"] : []),
  ];
  const options = { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 100_000_000 };
  // Now and then it loses the beginning of its recording and says so.
  return tryAgain(`Lighthouse on ${address}`, async () => {
    const { stdout } = await run(process.execPath, args, options);
    return JSON.parse(stdout) as Report;
  });
}

async function auditOnce(subject: Subject, browser: string): Promise<Audit> {
  const { categories, audits } = await report(subject, browser);
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    firstContentfulPaint: Math.round(value("first-contentful-paint")),
    largestContentfulPaint: Math.round(value("largest-contentful-paint")),
    totalBlockingTime: Math.round(value("total-blocking-time")),
    cumulativeLayoutShift: value("cumulative-layout-shift"),
    speedIndex: Math.round(value("speed-index")),
  };
}

/** Name of a build by what is in its pages: the runs of a build are kept, so that a long measurement can go on. */
export function buildName(site: string): string {
  const hash = createHash("sha1");
  for (const file of globSync("**/*.html", { cwd: site }).sort()) hash.update(readFileSync(join(site, file)));
  return hash.digest("hex").slice(0, 12);
}

interface Runs extends Subject {
  readonly runs: number;
  /** Path of the browser. */
  readonly browser: string;
  /** Folder where each run is kept. */
  readonly keep: string;
}

/** The median of several runs, value by value. Runs that are kept from before are not repeated. */
export async function audit({ runs, browser, keep, ...subject }: Runs): Promise<Audit> {
  const name = `${subject.form}${subject.loadingScreen ? "" : "-still"}${new URL(subject.address).pathname}`;
  const audits: Audit[] = [];
  for (let index = 0; index < runs; index += 1) {
    const file = join(keep, `${name.replace(/\/$/, "/home").replaceAll("/", "_")}-${index}.json`);
    if (!existsSync(file)) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(await auditOnce(subject, browser)));
    }
    audits.push(JSON.parse(readFileSync(file, "utf8")) as Audit);
  }
  const keys = Object.keys(audits[0] ?? {}) as (keyof Audit)[];
  return Object.fromEntries(
    keys.map((key) => [key, median(audits.map((one) => one[key]))]),
  ) as unknown as Audit;
}
