/**
 * Checks all of `content/`: one line for each problem, exit code 1 when there is any. With `--fix`, what a machine can mend
 * is mended first.
 */
import { join } from "node:path";
import { fixedTexts } from "#app/content/checks/fix-typography.ts";
import { say } from "#app/messages/messages.ts";
import { contentSourceOf } from "../build-tools/content-source.ts";
import { writeAll } from "../build-tools/write-files.ts";
import { contentInOrder } from "./content-in-order.ts";
import { orExplain } from "./explain.ts";
import { optionsOf } from "./options.ts";

const folder = "content";

/** Writes what a machine can mend, and says which files that were. */
function mend(): void {
  const { texts, misencoded } = contentSourceOf(folder);
  const mended = Object.entries(fixedTexts(texts)).filter(([file, better]) => {
    const converted = misencoded.get(file);
    // What cannot be converted as a whole is left to whoever can read it.
    return converted?.line === undefined && (better !== texts[file] || converted !== undefined);
  });
  writeAll(
    new Map(mended.map(([file, better]) => [join(folder, file), Buffer.from(better)])),
    ".cache/mended",
  );
  for (const [file] of mended) console.log(say("mended", { file }));
}

await orExplain(async () => {
  const { fix } = optionsOf({ fix: { type: "boolean" } });
  if (fix) mend();
  if (!(await contentInOrder(folder))) process.exitCode = 1;
});
