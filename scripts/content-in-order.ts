import { checkedContent } from "#app/content/checks/content-problems.ts";
import type { Content } from "#app/content/schema/files.ts";
import { say } from "#app/messages/messages.ts";
import { fullSourceOf } from "../build-tools/content-source.ts";

/** Reads and checks all content, and says what is wrong, one line for each problem. @returns the content, where nothing is */
export async function contentInOrder(folder: string): Promise<Content | undefined> {
  const source = await fullSourceOf(folder);
  const { content, problems } = checkedContent(source);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) return undefined;
  console.log(say("inOrder", { count: Object.keys(source.texts).length }));
  return content;
}
