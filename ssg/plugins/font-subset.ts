/** Fonts with only the letters that the site has. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import type { Project } from "../project.ts";

export const fullFonts = {
  archivo: {
    file: "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2",
    /** The weights that styles use, as fonts.css declares them. */
    weights: { min: 400, max: 640, default: 400 },
    /** The font's only hint says that it has none: without it, Linux hints automatically, and lines break elsewhere. */
    noHinting: false,
  },
  mono: {
    file: "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2",
    /** Hints for low-resolution screens are a third of the file. */
    noHinting: true,
  },
} as const;

type FontName = keyof typeof fullFonts;

/** Features that combine and position letters, and tabular figures. Styles use no others. */
const keepFeatures = ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum"];

/** Characters that the site may show whatever its content: those of a keyboard, and those that the code itself writes. */
const always =
  Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join("") +
  "©«»–—‘’“”…×·°−\u00a0\u202f";

/** Every character that a text needs, in upper and lower case of the site's languages (not the machine's), in a fixed order. */
export function charactersOf(text: string, languageCodes: readonly string[]): string {
  const cases = languageCodes.flatMap((code) => [text.toLocaleUpperCase(code), text.toLocaleLowerCase(code)]);
  return Array.from(new Set([always, text, ...cases].join("")))
    .sort()
    .join("");
}

/** Renames a font: under its licence (SIL OFL 1.1), only unchanged files may keep the reserved name, "Plex". */
function renamed(font: Buffer): Buffer {
  const bytes = font.toString("latin1").replaceAll("Plex", "Part").replaceAll("\0P\0l\0e\0x", "\0P\0a\0r\0t");
  return Buffer.from(bytes, "latin1");
}

/** Makes a font file of the site, cached by its letters. @returns its path */
export async function fontSubsetFile(name: FontName, project: Project): Promise<string> {
  const { content, languageCodes } = project.site();
  const kept = fullFonts[name];
  const full = readFileSync(createRequire(import.meta.url).resolve(kept.file));
  // The site does not show forbidden words.
  const letters = charactersOf(JSON.stringify({ ...content, wording: undefined }), languageCodes);
  const options = {
    keepFeatures,
    noHinting: kept.noHinting,
    ...("weights" in kept && { variationAxes: { wght: kept.weights } }),
  };
  const hash = createHash("sha1").update(full).update(letters).update(JSON.stringify(options)).digest("hex");
  const folder = join(project.folder, ".cache/fonts", hash);
  const file = join(folder, `${name}.woff2`);
  // Also replaces an empty file, which a full disk may have left.
  if (!statSync(file, { throwIfNoEntry: false })?.size) {
    const subset = await subsetFont(full, letters, { ...options, targetFormat: "sfnt" });
    const packed = await subsetFont(renamed(subset), letters, { keepFeatures, targetFormat: "woff2" });
    mkdirSync(folder, { recursive: true });
    // Renamed when complete, so that an aborted build leaves no partial file.
    writeFileSync(`${file}.part`, packed);
    renameSync(`${file}.part`, file);
  }
  return file;
}

/**
 * Vite plugin: replaces the full font files by subsets with the letters of the site. Only in builds: `dev` uses the full files.
 */
export function fontSubset(project: Project): Plugin {
  return {
    name: "font-subset",
    apply: "build",
    config: async () => {
      const names = Object.keys(fullFonts) as FontName[];
      const alias = names.map(async (name) => ({
        // Matches only the beginning: scripts import the file with "?url" at the end.
        find: new RegExp(`^${fullFonts[name].file}`),
        replacement: await fontSubsetFile(name, project),
      }));
      return { resolve: { alias: await Promise.all(alias) } };
    },
  };
}
