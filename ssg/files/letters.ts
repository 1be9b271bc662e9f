/** Draws words as paths, so that no viewer needs the fonts. */
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createElement, type ReactNode } from "react";
import satori from "satori";

const { resolve } = createRequire(import.meta.url);

/**
 * The site's fonts by name, then fonts with the characters that they lack: ≥, →, Ω; Cyrillic, Arabic. Satori 0.63 reads WOFF2.
 */
const files = {
  "heading latin": "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2",
  "mono latin": "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2",
  "heading latin-ext": "@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2",
  "mono latin-ext": "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-ext-500-normal.woff2",
  signs: "@expo-google-fonts/archivo/600SemiBold/Archivo_600SemiBold.ttf",
  cyrillic: "@fontsource/ibm-plex-mono/files/ibm-plex-mono-cyrillic-500-normal.woff2",
  arabic: "@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2",
};

/** Fonts added by the owner for scripts that none of these has. */
const own = globSync("content/fonts/*.{woff2,woff,ttf,otf}").sort();

const others = ["signs", "cyrillic", "arabic", ...own].join(", ");

export const fonts = {
  heading: `heading latin, heading latin-ext, ${others}`,
  mono: `mono latin, mono latin-ext, ${others}`,
};

const opened = [
  ...Object.entries(files).map(([name, file]) => [name, resolve(file)] as const),
  ...own.map((file) => [file, file] as const),
].map(([name, file]) => ({ name, data: readFileSync(file) }));

/**
 * A text for drawing: letters with their marks in one character, no-break spaces for narrow ones, which no font has, and no direction
 * marks.
 */
export const drawable = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll("\u202f", "\u00a0")
    .replaceAll(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g, "");

/**
 * Words as an SVG picture whose letters are paths.
 * @param size in px; without a height, as high as its content
 * @param missing is called with the characters that no font has
 */
export async function drawn(
  words: ReactNode,
  size: { readonly width: number; readonly height?: number },
  missing: (signs: string) => void = () => undefined,
) {
  const loadAdditionalAsset = (_: string, signs: string) => {
    missing(signs);
    return Promise.resolve([]);
  };
  return satori(words, { ...size, fonts: opened, loadAdditionalAsset });
}

/** Characters of a text that no font has. */
export async function missingIn(text: string): Promise<string[]> {
  const missing = new Set<string>();
  const style = { fontFamily: fonts.heading, fontSize: 10 };
  await drawn(createElement("div", { style }, drawable(text)), { width: 1000 }, (signs) => {
    for (const sign of signs) missing.add(sign);
  });
  return [...missing];
}
