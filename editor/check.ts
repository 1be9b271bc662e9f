import { checkedContent } from "#model/check/content-problems.ts";
import { fullSourceOf } from "#model/read/read-folder.ts";
import type { CheckMemory } from "#model/check/report.ts";
import type { Problem } from "#model/read/problem.ts";
import { undrawable } from "../ssg/files/undrawable.ts";
import type { FileContents } from "../ssg/write-files.ts";

/**
 * Checks a content folder as if some files had been replaced, without writing anything.
 * @param memory of earlier checks, so that only new files are read
 */
export async function problemsWith(
  folder: string,
  next: FileContents,
  memory: CheckMemory,
): Promise<readonly Problem[]> {
  const source = await fullSourceOf(folder, next);
  const { content, problems: found } = checkedContent(source, memory);
  return content && found.length === 0 ? undrawable(source, content, memory) : found;
}
