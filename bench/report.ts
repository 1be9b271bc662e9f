import type { FirstView } from "../tests/support/first-view.ts";
import { machine, table, writeBetween } from "./document.ts";
import type { Growth } from "./growth.ts";
import type { Audit } from "./lighthouse.ts";
import { latencyMs, type Journey } from "./navigation.ts";

export interface Measured {
  readonly lighthouse: readonly {
    readonly title: string;
    readonly rows: readonly { readonly path: string; readonly audit: Audit }[];
  }[];
  readonly weights: readonly { readonly path: string; readonly view: FirstView }[];
  readonly journeys: readonly Journey[];
  /** Time of a build, in seconds, with all pictures in the cache, and with none. */
  readonly build: { readonly warm: number; readonly cold: number };
  readonly growth: readonly Growth[];
  readonly browser: string;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const seconds = (ms: number) => (ms / 1000).toFixed(2);

function lighthouseTables({ lighthouse }: Measured): string[] {
  return lighthouse.flatMap(({ title, rows }) => [
    `### ${title}`,
    table(
      [
        "Page",
        "Performance",
        "Accessibility",
        "Best practices",
        "SEO",
        "FCP s",
        "LCP s",
        "TBT ms",
        "CLS",
        "Speed Index s",
      ],
      rows.map(({ path, audit }) => [
        `\`${path}\``,
        audit.performance,
        audit.accessibility,
        audit.bestPractices,
        audit.seo,
        seconds(audit.firstContentfulPaint),
        seconds(audit.largestContentfulPaint),
        audit.totalBlockingTime,
        Number(audit.cumulativeLayoutShift.toFixed(4)),
        seconds(audit.speedIndex),
      ]),
    ),
  ]);
}

function weightTable({ weights }: Measured): string {
  const kinds = ["html", "css", "javascript", "fonts", "pictures", "other"] as const;
  return table(
    ["Page", "HTML", "CSS", "JavaScript", "Fonts", "Pictures", "Other", "All", "Requests"],
    weights.map(({ path, view }) => [
      `\`${path}\``,
      ...kinds.map((kind) => kilobytes(view.bytes[kind])),
      kilobytes(view.total),
      view.requests,
    ]),
  );
}

function growthTable({ growth }: Measured): string {
  const base = growth.find(({ extra }) => extra === 0)?.seconds ?? 0;
  return table(
    [
      "Extra pages, in each language",
      "Build s",
      "ms for each page more",
      "Scripts of the home page kB",
      "Scripts of an extra page kB",
    ],
    growth.map(({ extra, seconds: time, homeScripts, extraScripts }) => [
      extra,
      time.toFixed(1),
      extra === 0 ? "" : (((time - base) * 1000) / (2 * extra)).toFixed(1),
      kilobytes(homeScripts),
      extraScripts === undefined ? "" : kilobytes(extraScripts),
    ]),
  );
}

/** Writes the tables into a document, between its two marks. */
export function writeReport(file: string, measured: Measured): void {
  const { journeys, build } = measured;
  const parts = [
    `Measured on ${machine()}, ${measured.browser}.`,
    "## Lighthouse",
    ...lighthouseTables(measured),
    "## Weight of the first view",
    "Bytes on the wire in kB (1000 bytes), compressed, at 390 × 844 px and two device pixels for each.",
    weightTable(measured),
    "## From page to page",
    `From the press to the first frame of the new page, in ms, for the pages that the frame links to; far away, each request takes ${latencyMs} ms more.`,
    table(
      ["How", "Wanted", "Median of the pages", "Slowest", "Slowest page", "Drawn ahead"],
      journeys.map(({ way, target, median, slowest, slowestPage, ahead, all }) => [
        way,
        target ?? "",
        median.toFixed(0),
        slowest.toFixed(0),
        slowestPage,
        `${ahead} of ${all}`,
      ]),
    ),
    "## Build",
    `${build.warm.toFixed(1)} s; ${build.cold.toFixed(1)} s when no picture is in the cache yet.`,
    growthTable(measured),
  ];
  writeBetween(file, "measured", parts.join("\n\n"));
}
