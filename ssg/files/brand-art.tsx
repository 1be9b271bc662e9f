/** Drawings of the brand: its mark and its words. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { initialOf, mark } from "#app/ui/mark.ts";
import { markColoursOf, paletteOf, type MarkColours } from "#model/site/palette.ts";
import { svgSize } from "#model/read/svg-size.ts";
import type { Company } from "#model/schema/company.ts";
import { drawable, drawn, fonts, missingIn } from "./letters.ts";

export interface BrandArt {
  /** The brand's name; empty if it is in a script that no font has. */
  readonly name: string;
  readonly colours: MarkColours;
  readonly sheet: string;
  readonly mark: string;
  /** The mark for 16 px, where a gauge would be blurred: in the same square. */
  readonly smallMark: string;
  /** The company's own logo, 36 px high, if it has one. */
  readonly wordmark?: { readonly svg: string; readonly width: number };
}

const { size, letter } = mark;

/** Ascent of Archivo, in em, as its file says: it puts the initial on its baseline. */
const ascent = 0.878;

const inside = (svg: string) => svg.replace(/^[\s\S]*?<svg\b[^>]*>/, "").replace(/<\/svg>\s*$/, "");

/** Letters are drawn at this multiple of their size, since satori rounds positions to whole px. */
const scale = 100;

async function initial(name: string, color: string): Promise<string> {
  const [side, fontSize] = [size * scale, letter.size * scale];
  const style = {
    display: "flex",
    justifyContent: "center",
    width: side,
    marginTop: letter.foot * scale - ascent * fontSize,
    fontFamily: fonts.heading,
    fontSize,
    color,
  };
  const svg = await drawn(<div style={style}>{drawable(initialOf(name))}</div>, {
    width: side,
    height: side,
  });
  const [path = ""] = /<path [^>]*>/.exec(svg) ?? [];
  return `<g transform="scale(${1 / scale})">${path}</g>`;
}

function placed(file: string) {
  const svg = readFileSync(file, "utf8");
  const { width, height } = svgSize(svg);
  const shown = (size * width) / height;
  return {
    svg: `<svg width="${shown}" height="${size}" viewBox="0 0 ${width} ${height}">${inside(svg)}</svg>`,
    width: shown,
  };
}

/** The brand's art: the files that `company.yaml` names, or else drawn from its name. */
export async function brandArtOf(
  { name, colours: own, logo }: Pick<Company["brand"], "name" | "colours" | "logo">,
  contentFolder: string,
): Promise<BrandArt> {
  const colours = markColoursOf(own);
  // A name in a script that no font has is left out: networks show the site's name too.
  const shown = (await missingIn(name)).length > 0 ? "" : name;
  const art = { name: shown, colours, sheet: paletteOf(own).sheet };
  if (logo) {
    const { svg } = placed(join(contentFolder, "logo", logo.mark));
    return {
      ...art,
      mark: svg,
      smallMark: svg,
      wordmark: placed(join(contentFolder, "logo", logo.wordmark)),
    };
  }
  const letters = await initial(shown, colours.letter);
  return {
    ...art,
    mark:
      `<path fill="none" stroke="${colours.gauge}" stroke-width="2" d="${mark.gauge}"/>` +
      `<path fill="${colours.index}" d="${mark.index}"/>${letters}`,
    // Here the letter stands on the index alone.
    smallMark: `<g stroke="${colours.letter}" stroke-width="${scale}">${letters}</g><path fill="${colours.index}" d="M18 26.6l7 7.4H11z"/>`,
  };
}
