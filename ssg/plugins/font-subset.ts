import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import type { Project } from "../project.ts";

export const wholeFonts = {
  archivo: {
    file: "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2",
    /** The weights that styles ask for, as fonts.css declares them. */
    weights: { min: 400, max: 640, default: 400 },
    /** Its only hint says that it has none: without it, Linux makes some up, and lines break elsewhere. */
    noHinting: false,
  },
  mono: {
    file: "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2",
    /** Hints for coarse screens are a third of the file. */
    noHinting: true,
  },
} as const;

type FontName = keyof typeof wholeFonts;

/** What letters do beside each other, and figures of one width: nothing else of the fonts' features is asked for. */
const keepFeatures = ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum"];

/** What the site may show whatever its content: what a keyboard has, and the signs that the code itself writes. */
const always =
  Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join("") +
  "©«»–—‘’“”…×·°−\u00a0\u202f";

/** Every letter that a text needs, small and capital in the site's languages (not in that of the machine), in a fixed order. */
export function charactersOf(text: string, languageCodes: readonly string[]): string {
  const cases = languageCodes.flatMap((code) => [text.toLocaleUpperCase(code), text.toLocaleLowerCase(code)]);
  return Array.from(new Set([always, text, ...cases].join("")))
    .sort()
    .join("");
}

/** The same font under another name: a licence (SIL OFL 1.1) may keep its font's name, "Plex", for unchanged files. */
function renamed(font: Buffer): Buffer {
  const bytes = font.toString("latin1").replaceAll("Plex", "Part").replaceAll("\0P\0l\0e\0x", "\0P\0a\0r\0t");
  return Buffer.from(bytes, "latin1");
}

/** Makes a font file of the site, once for the same letters. @returns its path */
export async function fontSubsetFile(name: FontName, project: Project): Promise<string> {
  const { content, languageCodes } = project.site();
  const kept = wholeFonts[name];
  const whole = readFileSync(createRequire(import.meta.url).resolve(kept.file));
  // What the site does not say needs no letters.
  const letters = charactersOf(JSON.stringify({ ...content, wording: undefined }), languageCodes);
  const options = {
    keepFeatures,
    noHinting: kept.noHinting,
    ...("weights" in kept && { variationAxes: { wght: kept.weights } }),
  };
  const hash = createHash("sha1").update(whole).update(letters).update(JSON.stringify(options)).digest("hex");
  const folder = join(project.folder, ".cache/fonts", hash);
  const file = join(folder, `${name}.woff2`);
  // One that a full disk left empty is made anew.
  if (!statSync(file, { throwIfNoEntry: false })?.size) {
    const subset = await subsetFont(whole, letters, { ...options, targetFormat: "sfnt" });
    const packed = await subsetFont(renamed(subset), letters, { keepFeatures, targetFormat: "woff2" });
    mkdirSync(folder, { recursive: true });
    // A build that is broken off leaves no half of a file.
    writeFileSync(`${file}.part`, packed);
    renameSync(`${file}.part`, file);
  }
  return file;
}

/** Puts the letters that the site uses in the place of the whole font files. Only while building: in `dev` all are there. */
export function fontSubset(project: Project): Plugin {
  return {
    name: "font-subset",
    apply: "build",
    config: async () => {
      const names = Object.keys(wholeFonts) as FontName[];
      const alias = names.map(async (name) => ({
        // Only the beginning is replaced: scripts ask for the file with "?url" behind it.
        find: new RegExp(`^${wholeFonts[name].file}`),
        replacement: await fontSubsetFile(name, project),
      }));
      return { resolve: { alias: await Promise.all(alias) } };
    },
  };
}
