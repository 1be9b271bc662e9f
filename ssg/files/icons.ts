import sharp from "sharp";
import { mark } from "#app/ui/mark.ts";
import type { BrandArt } from "./brand-art.tsx";

/** The mark as an SVG picture on its ground. @param margin free space on each side, in px of the 36 px mark */
function markPicture({ colours, mark: art }: BrandArt, margin: number): string {
  const side = mark.size + 2 * margin;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}">` +
    `<path fill="${colours.ground}" d="M${-margin} ${-margin}h${side}v${side}h${-side}z"/>${art}</svg>`
  );
}

function smallMarkPicture({ colours, smallMark }: BrandArt): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="3 1 30 34">` +
    `<path fill="${colours.ground}" d="M0 0h36v36H0z"/>${smallMark}</svg>`
  );
}

async function png(picture: string, side: number): Promise<Buffer> {
  // Rendered at twice the size first: at 96 dpi, small strokes would lose their edges.
  return sharp(Buffer.from(picture), { density: 72 * Math.max(1, side / 36) * 2 })
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** PNG pictures, by side in px, as one ICO file. @see https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) */
function icoOf(pictures: ReadonlyMap<number, Buffer>): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.size);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.size, 4);
  let [entry, offset] = [6, header.length];
  for (const [side, picture] of pictures) {
    header.writeUInt8(side % 256, entry);
    header.writeUInt8(side % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    entry += 16;
    offset += picture.length;
  }
  return Buffer.concat([header, ...pictures.values()]);
}

/** The icons of the site in the sizes that browsers and home screens ask for, by file name. */
export async function iconsOf(brand: BrandArt): Promise<Map<string, Buffer>> {
  const [full, small] = [markPicture(brand, 6), smallMarkPicture(brand)];
  const inIco = new Map<number, Buffer>([
    [16, await png(small, 16)],
    [32, await png(markPicture(brand, 1), 32)],
    [48, await png(markPicture(brand, 2), 48)],
  ]);
  return new Map([
    ["favicon.svg", Buffer.from(markPicture(brand, 3))],
    ["favicon.ico", icoOf(inIco)],
    ["apple-touch-icon.png", await png(full, 180)],
    ["icon-192.png", await png(full, 192)],
    ["icon-512.png", await png(full, 512)],
    // Some systems crop it to a circle: the essential part is within 80 % of the side.
    ["icon-maskable-512.png", await png(markPicture(brand, 12), 512)],
  ]);
}
