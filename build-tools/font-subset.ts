import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { siteContent } from "./content.ts";

const project = join(import.meta.dirname, "..");

/** The file of the letters of words, as styles and the root import it. */
export const fontFile = "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2";

/** What the site may show whatever its content: what a keyboard has, and the signs that the code itself writes. */
const always =
  Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join("") +
  "©«»–—‘’“”…×·°\u00a0\u202f";

/** The weights that styles ask for, as fonts.css declares them. */
export const weights = { min: 400, max: 640, default: 400 };

/** Every letter that a text needs, small and capital, in a fixed order. */
export function charactersOf(text: string): string {
  const letters = new Set(always + text + text.toLocaleUpperCase() + text.toLocaleLowerCase());
  return Array.from(letters).sort().join("");
}

/**
 * Makes the font file of a site: its letters and weights, nothing else. Made once for the same letters.
 * @param root folder of the project
 * @returns path of the file
 */
export async function fontSubsetFile(root: string): Promise<string> {
  const whole = readFileSync(createRequire(import.meta.url).resolve(fontFile));
  const letters = charactersOf(JSON.stringify(siteContent(root)));
  const name = createHash("sha1").update(whole).update(letters).update(JSON.stringify(weights)).digest("hex");
  const folder = join(root, ".cache/fonts", name);
  const file = join(folder, "archivo.woff2");
  if (!existsSync(file)) {
    const options = { targetFormat: "woff2", variationAxes: { wght: weights } } as const;
    const subset = await subsetFont(whole, letters, options);
    mkdirSync(folder, { recursive: true });
    // A build that is broken off leaves no half of a file.
    writeFileSync(`${file}.part`, subset);
    renameSync(`${file}.part`, file);
  }
  return file;
}

/** Puts the letters that the site uses in the place of the whole font file. Only while building: in `dev` all are there. */
export function fontSubset(): Plugin {
  return {
    name: "font-subset",
    apply: "build",
    config: async () => ({
      // Only the beginning is replaced: scripts ask for the file with "?url" behind it.
      resolve: {
        alias: [{ find: new RegExp(`^${fontFile}`), replacement: await fontSubsetFile(project) }],
      },
    }),
  };
}
