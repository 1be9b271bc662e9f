import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { ReactNode } from "react";
import satori from "satori";
import subsetFont from "subset-font";

const { resolve } = createRequire(import.meta.url);
const alphabets = ["latin", "latin-ext"];

export const fonts = { heading: "heading latin, heading latin-ext", mono: "mono latin, mono latin-ext" };

const letters = String.fromCodePoint(...Array.from({ length: 0x2200 - 0x20 }, (_, index) => index + 0x20));

/** Satori takes one weight, and no WOFF2. */
async function archivo(alphabet: string): Promise<Buffer> {
  const file = resolve(`@fontsource-variable/archivo/files/archivo-${alphabet}-wght-normal.woff2`);
  return subsetFont(readFileSync(file), letters, {
    targetFormat: "sfnt",
    keepFeatures: ["kern", "liga", "mark"],
    variationAxes: { wght: 600 },
  });
}

const mono = (alphabet: string) =>
  readFileSync(resolve(`@fontsource/ibm-plex-mono/files/ibm-plex-mono-${alphabet}-500-normal.woff`));

async function openFonts() {
  const files = alphabets.flatMap((alphabet) => [
    { name: `heading ${alphabet}`, data: archivo(alphabet) },
    { name: `mono ${alphabet}`, data: mono(alphabet) },
  ]);
  return Promise.all(files.map(async ({ name, data }) => ({ name, data: await data })));
}

let opened: ReturnType<typeof openFonts> | undefined;

/** Words as an SVG picture whose letters are paths. @param size in px; without a height, as high as what is in it */
export async function drawn(words: ReactNode, size: { readonly width: number; readonly height?: number }) {
  opened ??= openFonts();
  return satori(words, { ...size, fonts: await opened });
}

export function drawable(text: string): string {
  return /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text) ? text : "";
}
