import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The YAML files and the drawings of a content folder, by path below it. */
export function launchFiles(folder: string): Record<string, string> {
  const files = globSync("**/*.{yaml,svg}", { cwd: folder }).map((file) => file.replaceAll("\\", "/"));
  return Object.fromEntries(files.sort().map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}
