/** Checks all of `content/` before a build: one line for each problem, exit code 1 when there is any. */
import { ContentError, readContent } from "#app/content/read-content.ts";
import { contentSourceOf } from "../build-tools/content-source.ts";

try {
  readContent(contentSourceOf("content"));
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  for (const problem of error.problems) console.error(problem);
  process.exitCode = 1;
}
