import { readFileSync, writeFileSync } from "node:fs";
import { cpus, release, totalmem } from "node:os";

/** A table in Markdown: words in the first column, numbers in the others. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const rule = head.map((_, column) => (column === 0 ? "---" : "--:"));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** The day and the machine of a measurement: without them its numbers say nothing. */
export function machine(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${new Date().toISOString().slice(0, 10)}, ${processors.length} × ${processors[0]?.model ?? "?"}, ${memory} GiB, Linux ${release()}, Node ${process.versions.node}`;
}

/**
 * Puts a measurement into a document, between its two marks; what stands around them is left as it is.
 * @param name of the measurement, as its marks give it: `<!-- load: begin -->`
 * @throws when a mark is missing, and leaves the document as it is
 */
export function writeBetween(file: string, name: string, text: string): void {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const [before = "", rest] = readFileSync(file, "utf8").split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined)
    throw new Error(`${file} has no place for what was measured: put ${begin} and ${end} into it`);
  writeFileSync(file, `${before}${begin}\n\n${text}\n\n${end}${after}`);
}
