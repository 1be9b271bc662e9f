/**
 * Checks all of `content/`: one line for each problem, exit code 1 when there is any. With `--fix`, what a machine can mend
 * is mended first.
 */
import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentProblems } from "#app/content/checks/content-problems.ts";
import { fixedTexts } from "#app/content/checks/fix-typography.ts";
import { say } from "#app/messages/messages.ts";
import { fullSourceOf } from "../build-tools/content-source.ts";
import { orExplain } from "./explain.ts";
import { optionsOf } from "./options.ts";

const folder = "content";

/** Writes a file as a whole or not at all, whatever happens meanwhile. */
function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}

await orExplain(async () => {
  const { fix } = optionsOf({ fix: { type: "boolean" } });
  let source = await fullSourceOf(folder);
  if (fix) {
    const { texts } = source;
    for (const [file, better] of Object.entries(fixedTexts(texts))) {
      const misencoded = source.misencoded.get(file);
      // What cannot be converted as a whole is left to whoever can read it.
      if (misencoded?.line !== undefined || (better === texts[file] && !misencoded)) continue;
      writeWhole(join(folder, file), better);
      console.log(say("mended", { file }));
    }
    source = await fullSourceOf(folder);
  }
  const problems = contentProblems(source);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(say("inOrder", { count: Object.keys(source.texts).length }));
});
