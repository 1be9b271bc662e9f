import { createRequire } from "node:module";
import { openSync, type Font } from "fontkit";
import svgPath from "svgpath";

/*
 * Words as outlines, for pictures that must look the same wherever they are opened: no font is installed on the
 * machine of a reader of a social picture, nor on the one that builds the site. Each file is the site's own font; the
 * variable one stands at its default weight, 600, the only one that can be read from a compressed file.
 */
const files = {
  heading: ["latin", "latin-ext"].map(
    (letters) => `@fontsource-variable/archivo/files/archivo-${letters}-wght-normal.woff2`,
  ),
  mono: ["latin", "latin-ext"].map(
    (letters) => `@fontsource/ibm-plex-mono/files/ibm-plex-mono-${letters}-500-normal.woff2`,
  ),
} as const;

export type OutlineFont = keyof typeof files;

const { resolve } = createRequire(import.meta.url);
const opened = new Map<string, Font>();

function openedFont(file: string): Font {
  const font = opened.get(file) ?? (openSync(resolve(file)) as Font);
  opened.set(file, font);
  return font;
}

/** The first file of a font that has a letter. The second is opened for letters like "Š" alone. */
function fontWith(name: OutlineFont, letter: string): Font | undefined {
  const code = letter.codePointAt(0) ?? 0;
  return files[name].map(openedFont).find((font) => font.hasGlyphForCodePoint(code));
}

/** A text cut where its letters come from another file of the font. */
function runsOf(text: string, name: OutlineFont): { readonly text: string; readonly font: Font }[] {
  const runs: { text: string; font: Font }[] = [];
  for (const letter of text) {
    const font = fontWith(name, letter);
    if (!font) {
      throw new Error(
        `The font of the site has no letter for "${letter}" in "${text}", so it cannot be drawn: ` +
          "write the word with letters of the Latin alphabet",
      );
    }
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ text: letter, font });
  }
  return runs;
}

/** Letters drawn on a baseline, y downward, in px. */
export interface Outline {
  /** The `d` attribute of one SVG path. */
  readonly path: string;
  /** From the start of the baseline to the end of the last letter's advance. */
  readonly width: number;
  /** The box of what is drawn. */
  readonly box: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
}

interface OutlineOptions {
  readonly font: OutlineFont;
  /** Font size in px. */
  readonly size: number;
  /** Space added after each letter, in em. */
  readonly tracking?: number;
  /** Where the baseline begins, in px. */
  readonly x?: number;
  readonly y?: number;
}

/** The letters of a line, each with its width and its font. */
function glyphsOf(text: string, name: OutlineFont) {
  return runsOf(text, name).flatMap(({ text: run, font }) => {
    const { glyphs, positions } = font.layout(run);
    return glyphs.map((glyph, index) => ({
      glyph,
      advance: (positions[index]?.xAdvance ?? 0) / font.unitsPerEm,
      unitsPerEm: font.unitsPerEm,
    }));
  });
}

/** Width of a line of text, in px, without drawing it: from the start of the baseline to the end of the last advance. */
export function advanceOf(
  text: string,
  { font, size, tracking = 0 }: Pick<OutlineOptions, "font" | "size" | "tracking">,
): number {
  return glyphsOf(text, font).reduce((sum, { advance }) => sum + (advance + tracking) * size, 0);
}

/** The first letter of a text that the site's fonts lack, if there is one. */
export function letterNotDrawn(text: string): string | undefined {
  return Array.from(text).find((letter) =>
    (Object.keys(files) as OutlineFont[]).some((name) => !fontWith(name, letter)),
  );
}

/** Whether the site's fonts have every letter of a text. */
export function canDraw(text: string): boolean {
  return letterNotDrawn(text) === undefined;
}

/**
 * Draws a line of text as one path.
 * @throws when the font lacks a letter, which would otherwise be drawn as an empty box.
 */
export function outlineOf(text: string, { font, size, tracking = 0, x = 0, y = 0 }: OutlineOptions): Outline {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  let path = "";
  let pen = 0;
  for (const { glyph, advance, unitsPerEm } of glyphsOf(text, font)) {
    const scale = size / unitsPerEm;
    const drawn = glyph.path.scale(scale, -scale).translate(x + pen, y);
    // Steps from point to point, in tenths of a px: half as long as places are.
    path += svgPath(drawn.toSVG()).rel().round(1).toString();
    if (drawn.commands.length > 0) {
      const { minX, maxX, minY, maxY } = drawn.bbox;
      box.left = Math.min(box.left, minX);
      box.right = Math.max(box.right, maxX);
      box.top = Math.min(box.top, minY);
      box.bottom = Math.max(box.bottom, maxY);
    }
    pen += (advance + tracking) * size;
  }
  return { path, width: pen, box };
}
