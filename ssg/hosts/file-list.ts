/** The list of a build's files with their hashes. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

export const fileListName = "site.sha256";

/** Lists the files of a build with their hashes, for `sha256sum --check`: `deploy/release.sh` refuses an incomplete build. */
export function writeFileList(buildFolder: string, rules: readonly string[]): void {
  const site = readdirSync(join(buildFolder, "client"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(buildFolder, join(entry.parentPath, entry.name)));
  const lines = [...rules, ...site].sort().map((file) => {
    const hash = createHash("sha256").update(readFileSync(join(buildFolder, file)));
    return `${hash.digest("hex")}  ${file.split(sep).join("/")}\n`;
  });
  writeFileSync(join(buildFolder, fileListName), lines.join(""));
}
