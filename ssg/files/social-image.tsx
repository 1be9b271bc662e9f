/** The pictures that other sites show of a shared page. */
import sharp, { type OverlayOptions } from "sharp";
import { svgSize } from "#model/read/svg-size.ts";
import { mark } from "#app/ui/mark.ts";
import { socialImageSize } from "#app/seo/social-image.ts";
import type { Focus } from "#model/schema/pictures.ts";
import { areaAround } from "../plugins/area-around.ts";
import type { BrandArt } from "./brand-art.tsx";
import { drawable, drawn, fonts } from "./letters.ts";

const { width, height } = socialImageSize;
const left = 72;
const logoScale = 1.75;

/** A title gets the first of these sizes at which it fits in the given number of lines. */
const titleWidth = 760;
const titleSizes = [
  { size: 84, lines: 2 },
  { size: 76, lines: 2 },
  { size: 68, lines: 2 },
  { size: 76, lines: 3 },
  { size: 60, lines: 3 },
] as const;
const smallest = 52;

/** Arabic letters are joined, and extend further up and down. */
const styleOf = (text: string) =>
  /\p{sc=Arab}/u.test(text)
    ? { lineHeight: 1.3, letterSpacing: 0 }
    : { lineHeight: 1.06, letterSpacing: -0.025 };

interface SocialImageWords {
  readonly brand: BrandArt;
  readonly label: string;
  readonly title: string;
  /** Address shown at the foot, without scheme. */
  readonly address: string;
}

interface SocialImageOptions extends SocialImageWords {
  readonly picture?: { readonly file: string; readonly focus: Focus };
  readonly drawing?: Buffer;
}

function Title({ text, size }: { readonly text: string; readonly size: number }) {
  const { lineHeight, letterSpacing } = styleOf(text);
  const tight = { lineHeight, letterSpacing: letterSpacing * size };
  const lines = { textWrap: "balance", wordBreak: "break-word" } as const;
  return (
    <div style={{ ...tight, ...lines, width: titleWidth, fontFamily: fonts.heading, fontSize: size }}>
      {text}
    </div>
  );
}

async function titleSizeOf(text: string): Promise<number> {
  for (const { size, lines } of titleSizes) {
    const svg = await drawn(<Title text={text} size={size} />, { width: titleWidth });
    if (svgSize(svg).height <= Math.ceil(lines * styleOf(text).lineHeight * size)) return size;
  }
  return smallest;
}

const picture = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;

function Words({ brand, label, title, address, size }: SocialImageWords & { readonly size: number }) {
  const { ground, gauge, index, letter } = brand.colours;
  const mono = { fontFamily: fonts.mono, fontSize: 24, letterSpacing: 0.48, color: gauge };
  const { svg, width: shown } = brand.wordmark ?? { svg: brand.mark, width: mark.size };
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${shown} ${mark.size}">${svg}</svg>`;
  const ticks = Array.from({ length: 40 }, (_, tick) => `M${tick * 12} 2v${tick % 5 === 0 ? 14 : 8}`);
  const ruler =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 16"><path stroke="${gauge}" stroke-opacity=".6" ` +
    `stroke-width="1.5" d="${ticks.join("")}"/><path stroke="${index}" stroke-width="4" d="M0 2h168"/></svg>`;
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        boxSizing: "border-box",
        color: letter,
        width,
        height,
        padding: `60px ${left}px 44px`,
        backgroundImage: `linear-gradient(90deg, ${ground}f7, ${ground}e6 42%, ${ground}80 66%, ${ground}00 95%)`,
      }}
    >
      <div style={{ display: "flex", alignItems: "center", gap: 16 }}>
        <img src={picture(logo)} width={shown * logoScale} height={mark.size * logoScale} />
        {!brand.wordmark && (
          <div style={{ fontFamily: fonts.heading, fontSize: 42, letterSpacing: -1.26 }}>
            {drawable(brand.name)}
          </div>
        )}
      </div>
      <div style={{ ...mono, marginTop: "auto", marginBottom: 12 }}>{label}</div>
      <Title text={title} size={size} />
      <img src={picture(ruler)} width={480} height={16} style={{ marginTop: 28, marginBottom: 16 }} />
      <div style={mono}>{address}</div>
    </div>
  );
}

async function words(text: SocialImageWords): Promise<Buffer> {
  const [label, title] = [drawable(text.label), drawable(text.title)];
  const size = await titleSizeOf(title);
  return Buffer.from(
    await drawn(<Words {...text} label={label} title={title} size={size} />, { width, height }),
  );
}

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

async function placed(drawing: Buffer): Promise<OverlayOptions> {
  const box = { width: 520, height: 280 };
  const input = await sharp(drawing, { density: 144 })
    .resize({ ...box, fit: "inside" })
    .toBuffer();
  const { width: shown } = await sharp(input).metadata();
  return { input, left: width - left - shown, top: 48 };
}

async function around({ file, focus }: NonNullable<SocialImageOptions["picture"]>) {
  const picture = sharp(file);
  return picture.extract(areaAround(await picture.metadata(), width / height, focus));
}

/** Draws the picture shown when a page is shared: its title over its picture, or over a drawing's ground, as a JPEG file. */
export async function socialImage({ picture: own, drawing, ...text }: SocialImageOptions): Promise<Buffer> {
  const ground = own ? await around(own) : sharp(sheet(text.brand));
  return ground
    .resize(width, height)
    .composite([{ input: await words(text) }, ...(drawing ? [await placed(drawing)] : [])])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
