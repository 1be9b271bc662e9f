import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { ContentSource } from "#app/content/content-files.ts";
import type { Size } from "#app/content/checks/picture-sizes.ts";
import type { FullSource } from "#app/content/checks/content-problems.ts";

const withSlashes = (path: string) => path.replaceAll("\\", "/");

/** Reads a content folder from disk, for checks that run without the build. */
export function contentSourceOf(folder: string): ContentSource {
  const files = (glob: string) => globSync(glob, { cwd: folder }).map(withSlashes);
  return {
    texts: Object.fromEntries(
      files("**/*.{yaml,yml}").map((file) => [file, readFileSync(join(folder, file), "utf8")]),
    ),
    images: new Set(
      files("images/*")
        .map((file) => file.slice("images/".length))
        .filter((file) => file !== "README.md"),
    ),
    ownLogos: new Set(files("logo/*").map((file) => file.slice("logo/".length))),
    maps: new Set(files("maps/*").map((file) => file.slice("maps/".length))),
    logos: new Set(files("partners/*/*").map((file) => file.slice("partners/".length))),
  };
}

async function sizeOf(file: string): Promise<Size | undefined> {
  try {
    const { width, height } = await sharp(file).metadata();
    return { width, height };
  } catch {
    // Not a picture: the check says so.
    return undefined;
  }
}

async function sizesOf(
  folder: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, Size | undefined>> {
  return new Map(
    await Promise.all(files.map(async (file) => [file, await sizeOf(join(folder, file))] as const)),
  );
}

/** Reads a content folder from disk, its pictures too. */
export async function fullSourceOf(folder: string): Promise<FullSource> {
  const source = contentSourceOf(folder);
  const dotted = [...source.logos].filter((file) => !file.endsWith(".svg"));
  return {
    ...source,
    imageSizes: await sizesOf(join(folder, "images"), [...source.images]),
    logoSizes: await sizesOf(join(folder, "partners"), dotted),
  };
}
