import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** What is written beside the site, for servers on one machine. */
export const ruleFiles = ["site.caddy", "site.maps.nginx", "site.rules.nginx"] as const;

/** The list's name, in the folder of the build. */
export const fileListName = "site.sha256";

/**
 * Writes the list of a build's files with their hashes, as `sha256sum --check` reads it: `deploy/release.sh` refuses what is
 * not whole. @param buildFolder folder that holds `client/`  @param rules names of the files beside it
 */
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
