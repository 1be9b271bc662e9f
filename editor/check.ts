import { checkedContent } from "#model/check/content-problems.ts";
import { siteOf } from "#model/site/site.ts";
import { contentSourceOf, fullSourceOf } from "#model/read/read-folder.ts";
import type { ContentSource } from "#model/read/read-folder.ts";
import type { Problem } from "#model/read/problem.ts";
import { undrawable } from "../build/files/undrawable.ts";
import type { FileContents } from "../build/write-files.ts";

/** What would be wrong with a content folder in which some files were others. Nothing is written for it, nowhere. */
export async function problemsWith(folder: string, next: FileContents): Promise<readonly Problem[]> {
  const source = await fullSourceOf(folder, next);
  const { content, problems: found } = checkedContent(source);
  const problems = content && found.length === 0 ? await undrawable(source, content) : found;
  // What the server reads once, when it starts: addresses, offices, languages.
  const siteIn = ({ texts }: ContentSource) => JSON.stringify(siteOf(texts));
  if (problems.length > 0 || siteIn(source) === siteIn(contentSourceOf(folder))) return problems;
  const [file = ""] = next.keys();
  return [
    {
      file,
      says: "change une adresse, un bureau ou une langue",
      remedy: "le faire dans le fichier même, puis lancer npm run edit",
    },
  ];
}
