import sharp, { type OverlayOptions } from "sharp";
import { canDraw, outlineOf } from "#app/brand/outline.server.ts";
import { titleLayout, titleStyle } from "#app/brand/title-layout.server.ts";
import { socialImageSize } from "#app/seo/social-image.ts";
import type { Focus } from "#app/content/schema/pictures.ts";
import { areaAround } from "../area-around.ts";
import type { BrandArt } from "./brand-art.ts";

const { width, height } = socialImageSize;
const left = 72;

interface SocialImageWords {
  readonly brand: BrandArt;
  /** Short name of the page, above the title. */
  readonly label: string;
  readonly title: string;
  /** Address shown at the foot, without scheme. */
  readonly address: string;
}

interface SocialImageOptions extends SocialImageWords {
  /** The page's picture. A page that has none is drawn on a plain sheet. */
  readonly picture?: { readonly file: string; readonly focus: Focus };
  /** A drawing on that sheet, as SVG. */
  readonly drawing?: Buffer;
}

const mono = (text: string, y: number) =>
  outlineOf(text, { font: "mono", size: 24, tracking: 0.02, x: left, y }).path;

/** The outlines of label and title; nothing in a script that the site's fonts do not have, as networks show the title too. */
function labelAndTitle({ brand, label, title }: SocialImageWords): string {
  if (!canDraw(label + title)) return "";
  const layout = titleLayout(title);
  if (!layout)
    throw new Error(`The title "${title}" does not fit the picture shown where the page is shared`);
  const { size, lines } = layout;
  const lineHeight = Math.round(size * 1.06);
  const foot = 486;
  const first = foot - (lines.length - 1) * lineHeight;
  return (
    `<path fill="${brand.colours.gauge}" d="${mono(label, first - size - 6)}"/>` +
    lines
      .map((line, row) => {
        const { path } = outlineOf(line, { ...titleStyle(size), x: left, y: first + row * lineHeight });
        return `<path fill="${brand.colours.letter}" d="${path}"/>`;
      })
      .join("")
  );
}

function words(text: SocialImageWords): string {
  const { brand, address } = text;
  const { ground, gauge, index } = brand.colours;
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
    labelAndTitle(text) +
    `<path stroke="${gauge}" stroke-opacity=".6" stroke-width="1.5" d="${ticks}"/>` +
    `<path stroke="${index}" stroke-width="4" d="M${left} 532h168"/>` +
    `<path fill="${gauge}" d="${mono(address, 580)}"/></svg>`
  );
}

/** A sheet of drawing paper: the ground of the site's drawings, with its fine ruling. */
function sheet({ colours, sheet: ground }: BrandArt): Buffer {
  const pitch = 40;
  const rows = Array.from(
    { length: Math.ceil(height / pitch) },
    (_, row) => `M0 ${row * pitch + 12}h${width}`,
  );
  const columns = Array.from({ length: width / pitch }, (_, column) => `M${column * pitch + 32} 0v${height}`);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>` +
      `<path stroke="${colours.gauge}" stroke-opacity=".16" d="${[...rows, ...columns].join("")}"/></svg>`,
  );
}

/** A drawing in the corner that the words leave free. */
async function placed(drawing: Buffer): Promise<OverlayOptions> {
  const box = { width: 520, height: 280 };
  const input = await sharp(drawing, { density: 144 })
    .resize({ ...box, fit: "inside" })
    .toBuffer();
  const { width: drawn } = await sharp(input).metadata();
  return { input, left: width - left - drawn, top: 48 };
}

async function around({ file, focus }: NonNullable<SocialImageOptions["picture"]>) {
  const picture = sharp(file);
  return picture.extract(areaAround(await picture.metadata(), width / height, focus));
}

/** Draws the picture shown where a page is shared: its title over its picture, or over a sheet, as a JPEG file. */
export async function socialImage({ picture, drawing, ...text }: SocialImageOptions): Promise<Buffer> {
  const ground = picture ? await around(picture) : sharp(sheet(text.brand));
  return ground
    .resize(width, height)
    .composite([{ input: Buffer.from(words(text)) }, ...(drawing ? [await placed(drawing)] : [])])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
