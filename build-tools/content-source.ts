import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentSource } from "#app/content/checks.ts";

const withSlashes = (path: string) => path.replaceAll("\\", "/");

/** Reads a content folder from disk, for checks that run without the build. */
export function contentSourceOf(folder: string): ContentSource {
  const files = (glob: string) => globSync(glob, { cwd: folder }).map(withSlashes);
  return {
    texts: Object.fromEntries(
      files("**/*.{yaml,yml}").map((file) => [file, readFileSync(join(folder, file), "utf8")]),
    ),
    images: new Set(files("images/*").map((file) => file.slice("images/".length))),
    ownLogos: new Set(files("logo/*").map((file) => file.slice("logo/".length))),
    maps: new Set(files("maps/*").map((file) => file.slice("maps/".length))),
    logos: new Set(files("partners/*/*").map((file) => file.slice("partners/".length))),
  };
}
