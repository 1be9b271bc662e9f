import { readFileSync } from "node:fs";
import { join } from "node:path";
import { initialOf, logoOf } from "#app/brand/logo.server.ts";
import { mark, type MarkColours } from "#app/brand/mark.ts";
import { markColoursOf, paletteOf } from "#app/brand/palette.server.ts";
import { svgSize } from "#app/brand/svg-size.ts";
import type { Company } from "#app/content/schema/company.ts";

/** A brand as pictures need it: parts of SVG pictures, 36 px high, and the colours around them. */
export interface BrandArt {
  readonly colours: MarkColours;
  /** Ground of drawings. */
  readonly sheet: string;
  /** In a square of 36 px. */
  readonly mark: string;
  /** For 16 px, where a gauge would be a smear: in the same square. */
  readonly smallMark: string;
  /** Mark and name, 36 px high. */
  readonly logo: string;
}

/** The brand drawn from its name. */
function drawn({ name, colours: own }: Pick<Company["brand"], "name" | "colours">): BrandArt {
  const colours = markColoursOf(own);
  const { gauge, letter, index } = colours;
  const markWith = (letters: string) =>
    `<path fill="none" stroke="${gauge}" stroke-width="2" d="${mark.gauge}"/>` +
    `<path fill="${index}" d="${mark.index}"/><path fill="${letter}" d="${letters}"/>`;
  return {
    colours,
    sheet: paletteOf(own)["petrol-deep"],
    mark: markWith(initialOf(name)),
    // The letter stands on the index alone.
    smallMark:
      `<path fill="${letter}" stroke="${letter}" d="${initialOf(name)}"/>` +
      `<path fill="${index}" d="M18 26.6l7 7.4H11z"/>`,
    logo: markWith(logoOf(name).path),
  };
}

/** An SVG file as a part of another picture, 36 px high. */
function placed(file: string): string {
  const svg = readFileSync(file, "utf8");
  const { width, height } = svgSize(svg);
  const inside = svg.replace(/^[\s\S]*?<svg\b[^>]*>/, "").replace(/<\/svg>\s*$/, "");
  const { size } = mark;
  return `<svg width="${(size * width) / height}" height="${size}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
}

/** The brand as its own files show it, where `company.yaml` names them, or else drawn from its name. */
export function brandArtOf({ logo, ...brand }: Company["brand"], contentFolder: string): BrandArt {
  const art = drawn(brand);
  if (!logo) return art;
  const own = placed(join(contentFolder, "logo", logo.mark));
  return { ...art, mark: own, smallMark: own, logo: placed(join(contentFolder, "logo", logo.wordmark)) };
}
