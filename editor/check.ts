import { checkedContent } from "#model/check/content-problems.ts";
import { fullSourceOf } from "#model/read/read-folder.ts";
import type { CheckMemory } from "#model/check/report.ts";
import type { Problem } from "#model/read/problem.ts";
import { undrawable } from "../ssg/files/undrawable.ts";
import type { FileContents } from "../ssg/write-files.ts";

/**
 * What would be wrong with a content folder in which some files were others. Nothing is written for it, nowhere.
 * @param memory of the checks before, so that only what is new is read
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
