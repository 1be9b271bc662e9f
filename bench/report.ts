import { readFileSync, writeFileSync } from "node:fs";
import { cpus, release, totalmem } from "node:os";

/** The median; for an even number of values, the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)];
  if (middle === undefined) throw new Error("There is no median of nothing");
  return middle;
}

/** Runs a measurement, up to three times if it fails: one accident must not waste an hour of results. */
export async function tryAgain<Result>(what: string, act: () => Promise<Result>, tries = 3): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    console.warn(`${what} failed: ${(error as { stderr?: string }).stderr ?? String(error)}`);
    if (tries === 1) throw error;
    return tryAgain(what, act, tries - 1);
  }
}

/** A Markdown table: text in the first column, numbers in the others. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const rule = head.map((_, column) => (column === 0 ? "---" : "--:"));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Date and machine of a measurement: without them its numbers mean nothing. */
export function machine(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${new Date().toISOString().slice(0, 10)}, ${processors.length} × ${processors[0]?.model ?? "?"}, ${memory} GiB, Linux ${release()}, Node ${process.versions.node}`;
}

export const measuredIn = "docs/performance.md";

/** Writes the results into their document, between two comments. @throws when a comment is missing */
export function writeMeasured(...parts: readonly string[]): void {
  const [begin, end] = ["<!-- measured: begin -->", "<!-- measured: end -->"];
  const text = readFileSync(measuredIn, "utf8");
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(`${measuredIn} has no place for what was measured: put ${begin} and ${end} into it`);
  writeFileSync(measuredIn, [text.slice(0, from) + begin, ...parts, text.slice(to)].join("\n\n"));
}
