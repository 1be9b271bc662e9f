import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

async function git(folder: string, ...words: string[]): Promise<string> {
  const { stdout } = await run("git", words, { cwd: folder });
  return stdout.trim();
}

/** Whether the folder has its whole history: without it the date of a change cannot be known. */
export async function hasHistory(folder: string): Promise<boolean> {
  try {
    return (await git(folder, "rev-parse", "--is-shallow-repository")) === "false";
  } catch {
    return false; // no git, or no repository
  }
}

/**
 * Day on which one of the files last changed: that of its last commit, or today where a change is not committed yet.
 * @param folder a folder of a repository with its whole history
 * @param files paths below the folder
 * @returns `2026-11-21` (UTC), or undefined for files that were never committed nor written
 */
export async function lastChange(folder: string, files: readonly string[]): Promise<string | undefined> {
  if ((await git(folder, "status", "--porcelain", "--", ...files)) !== "") return dayOf(new Date());
  const committed = await git(folder, "log", "-1", "--format=%cI", "--", ...files);
  return committed === "" ? undefined : dayOf(new Date(committed));
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
