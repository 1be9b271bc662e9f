import sharp from "sharp";
import { outlineOf } from "#app/brand/outline.server.ts";
import { socialImageSize } from "#app/seo/social-image.ts";
import type { BrandArt } from "./brand-art.ts";

const { width, height } = socialImageSize;
const left = 72;
const titleRoom = 760;
const titleSizes = [84, 76, 68, 60, 52];
const titleLines = 3;

interface SocialImageWords {
  readonly brand: BrandArt;
  /** Short name of the page, above the title. */
  readonly label: string;
  readonly title: string;
  /** Address shown at the foot, without scheme. */
  readonly address: string;
}

interface SocialImageOptions extends SocialImageWords {
  /** File of the page's picture. */
  readonly picture: string;
  readonly position: "left" | "centre" | "right";
}

const heading = (text: string, size: number) => ({ font: "heading", size, tracking: -0.025, text }) as const;

function widthOf(text: string, size: number): number {
  return outlineOf(text, heading(text, size)).width;
}

/** Breaks a title into lines no wider than the room. */
function linesOf(title: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    if (widthOf(longer, size) <= titleRoom) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** The largest size at which the title stands in the lines there are, and those lines. */
export function titleLayout(title: string): { readonly size: number; readonly lines: readonly string[] } {
  const layouts = titleSizes.map((size) => ({ size, lines: linesOf(title, size) }));
  const fitting = layouts.find(
    ({ size, lines }) =>
      lines.length <= titleLines && lines.every((line) => widthOf(line, size) <= titleRoom),
  );
  if (fitting) return fitting;
  throw new Error(
    `The title "${title}" does not fit the picture shown where the page is shared, even at its smallest size: shorten it`,
  );
}

function words({ brand, label, title, address }: SocialImageWords): string {
  const { size, lines } = titleLayout(title);
  const lineHeight = Math.round(size * 1.06);
  const foot = 486;
  const first = foot - (lines.length - 1) * lineHeight;
  const { ground, gauge, letter, index } = brand.colours;
  const mono = (text: string, y: number, x: number = left) =>
    outlineOf(text, { font: "mono", size: 24, tracking: 0.02, x, y }).path;
  const ticks = Array.from(
    { length: 40 },
    (_, place) => `M${left + place * 12} 532v${place % 5 === 0 ? 14 : 8}`,
  ).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<defs><linearGradient id="side" x2="1" y2="0"><stop offset="0" stop-color="${ground}" stop-opacity=".97"/>` +
    `<stop offset=".42" stop-color="${ground}" stop-opacity=".9"/><stop offset=".66" stop-color="${ground}" stop-opacity=".5"/>` +
    `<stop offset=".95" stop-color="${ground}" stop-opacity="0"/></linearGradient></defs>` +
    `<path fill="url(#side)" d="M0 0h${width}v${height}H0z"/>` +
    `<g transform="translate(${left} 60) scale(1.75)">${brand.logo}</g>` +
    `<path fill="${gauge}" d="${mono(label, first - size - 6)}"/>` +
    lines
      .map((line, row) => {
        const { path } = outlineOf(line, { ...heading(line, size), x: left, y: first + row * lineHeight });
        return `<path fill="${letter}" d="${path}"/>`;
      })
      .join("") +
    `<path stroke="${gauge}" stroke-opacity=".6" stroke-width="1.5" d="${ticks}"/>` +
    `<path stroke="${index}" stroke-width="4" d="M${left} 532h168"/>` +
    `<path fill="${gauge}" d="${mono(address, 580)}"/></svg>`
  );
}

/** Draws the picture shown where a page is shared: the page's picture under its title, as a JPEG file. */
export async function socialImage({ picture, position, ...text }: SocialImageOptions): Promise<Buffer> {
  return sharp(picture)
    .resize(width, height, { fit: "cover", position })
    .composite([{ input: Buffer.from(words(text)) }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
