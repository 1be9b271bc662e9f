import { ContentError } from "#app/content/content-files.ts";

/** Does some work; what is wrong with the content is said with one line each, and ends the program with 1. */
export async function orProblems(work: () => Promise<void> | void): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    for (const problem of error.problems) console.error(problem);
    process.exitCode = 1;
  }
}
