import { cpSync, rmSync } from "node:fs";
import { checkedContent } from "#model/check/content-problems.ts";
import { siteOf } from "#model/site/site.ts";
import { contentSourceOf, fullSourceOf } from "#model/read/read-folder.ts";
import type { Problem } from "#model/read/problem.ts";
import { undrawable } from "../build/files/undrawable.ts";
import { writeAll, type FileContents } from "../build/write-files.ts";

/** What the server reads once, when it starts: addresses, offices, languages. */
const siteIn = (folder: string) => JSON.stringify(siteOf(contentSourceOf(folder).texts));

export async function problemsWith(
  folder: string,
  next: FileContents,
  copy: string,
): Promise<readonly Problem[]> {
  try {
    cpSync(folder, copy, { recursive: true });
    writeAll(copy, next, `${copy}-waiting`);
    const source = await fullSourceOf(copy);
    const { content, problems: found } = checkedContent(source);
    const problems = content && found.length === 0 ? await undrawable(source, content) : found;
    if (problems.length > 0 || siteIn(copy) === siteIn(folder)) return problems;
    const [file = ""] = next.keys();
    return [
      {
        file,
        says: "change une adresse, un bureau ou une langue",
        remedy: "le faire dans le fichier même, puis lancer npm run edit",
      },
    ];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
