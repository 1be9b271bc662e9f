/**
 * Checks all of `content/`: one line for each problem, exit code 1 when there is any. With `--fix`, typesetting is fixedTypography
 * first.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fixedTypography } from "#app/content/checks/fix-typography.ts";
import { contentProblems } from "#app/content/checks/content-problems.ts";
import { fullSourceOf } from "../build-tools/content-source.ts";

const folder = "content";
let source = await fullSourceOf(folder);

if (process.argv.includes("--fix")) {
  for (const [file, text] of Object.entries(source.texts)) {
    const better = fixedTypography(file, text);
    if (better === text) continue;
    writeFileSync(join(folder, file), better);
    console.log(`Mended the typesetting of content/${file}`);
  }
  source = await fullSourceOf(folder);
}

const problems = contentProblems(source);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`content/ is in order: ${Object.keys(source.texts).length} files`);
