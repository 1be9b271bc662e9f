import { parseArgs } from "node:util";
import type { PageId } from "#model/site/pages.ts";
import { pageIds } from "../tests/support/current-site.ts";

/**
 * Options of a benchmark: `--pages=home,cnd` (default: all pages), `--runs=3`, and arguments without a name.
 * @param defaultRuns how often each page is measured by default @throws when a page is unknown or `--runs` is not above 0
 */
export function benchOptions(defaultRuns: number) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { pages: { type: "string" }, runs: { type: "string", default: String(defaultRuns) } },
  });
  const pages = (values.pages?.split(",") ?? pageIds) as readonly PageId[];
  const runs = Number(values.runs);
  if (!pages.every((page) => pageIds.includes(page)) || !(runs > 0))
    throw new Error(`--pages takes names from ${pageIds.join(", ")}; --runs a number above 0`);
  return { pages, runs, positionals };
}
