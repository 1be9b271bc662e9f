import { checkedContent } from "#model/check/content-problems.ts";
import { keepNames } from "#model/check/former-names.ts";
import { CheckMemory } from "#model/check/report.ts";
import { fullSourceOf, type FileContents } from "#model/read/read-folder.ts";
import { undrawable } from "./files/undrawable.ts";

/**
 * Checks a content folder, with what the pictures for sharing cannot show. Writes nothing into it.
 * @param next replaces some files in memory, before the check
 * @param memory of earlier checks, so that only new files are read
 */
export async function checkedFolder(
  folder: string,
  next: FileContents = new Map(),
  memory = new CheckMemory(),
) {
  const source = await fullSourceOf(folder, next, memory.pictures);
  const { content, problems, warnings } = checkedContent(source, memory);
  if (content && next.size === 0) keepNames(memory.namesFile, content);
  return {
    files: Object.keys(source.texts),
    problems: content && problems.length === 0 ? await undrawable(source, content, memory) : problems,
    warnings,
  };
}
