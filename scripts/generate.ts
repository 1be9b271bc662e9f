/** Writes the files that are derived from `content/` and its schema, where they differ: `npm run generate`. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { generatedFiles, siteFile } from "../build-tools/generate/generated-files.ts";
import { say } from "#app/messages/messages.ts";
import { languageCodes } from "#app/i18n/languages.ts";
import { orExplain } from "./explain.ts";
import { optionsOf } from "./options.ts";

function writeIfChanged(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return true;
}

await orExplain(async () => {
  const { without } = optionsOf({ without: { type: "string", example: "--without en" } });
  const gone = languageCodes.filter((code) => code !== without && !existsSync(`content/${code}`));
  if (gone.length > 0)
    throw new Error(gone.map((code) => `content/${code}: ${say("languageGone", { code })}`).join("\n"));
  const files = await generatedFiles(".");
  // The schemas name the offices, which this program has read already: only a new one knows the new offices.
  if (writeIfChanged(siteFile, files.get(siteFile) ?? "")) {
    console.log(say("wrote", { file: siteFile }));
    process.exitCode =
      spawnSync(process.execPath, [import.meta.filename, ...process.argv.slice(2)], { stdio: "inherit" })
        .status ?? 1;
    return;
  }
  for (const [file, text] of files) writeIfChanged(file, text);
});
