import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { contentSourceOf } from "#model/read/read-folder.ts";
import { readContent } from "#model/check/read-content.ts";
import { brandArtOf } from "./brand-art.tsx";
import { iconsOf } from "./icons.ts";
import { socialImage } from "./social-image.tsx";

const content = readContent(contentSourceOf("content"));
const { colours } = content.company.brand;
/** A brand without a logo of its own. */
const brandNamed = (name: string) => brandArtOf({ name, colours }, "content");

describe("icons", async () => {
  const icons = await iconsOf(await brandNamed("Thynaris"));

  // Those of the manifest are measured in tests/files/bundle.spec.ts.
  test("that of a phone is a square of 180 px", async () => {
    const icon = await sharp(icons.get("apple-touch-icon.png")).metadata();
    expect(icon).toMatchObject({ format: "png", width: 180, height: 180 });
  });

  test("favicon.ico holds 16, 32 and 48 px, each a picture at the place its entry says", async () => {
    const file = icons.get("favicon.ico") ?? Buffer.alloc(0);
    expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
    for (const [index, side] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * index;
      const [length, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
      expect(file.readUInt8(entry)).toBe(side);
      const picture = file.subarray(offset, offset + length);
      expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: side, height: side });
    }
  });
});

describe("the picture shown where a page is shared", () => {
  const picture = { file: "content/images/crane-hook.jpg", focus: [80, 40] } as const;
  const draw = async (words: { readonly title: string; readonly picture?: typeof picture }) =>
    socialImage({
      brand: await brandNamed("Thynaris"),
      label: "Contrôle",
      address: "site.example",
      ...words,
    });

  test("of a page without a picture is a sheet in the colours of the brand", async () => {
    const drawn = await draw({ title: content.in.fr.glossary.hero.title });
    const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 1200, height: 630 });
    const { sheet } = await brandNamed("Thynaris");
    const pixel = (300 * info.width + 1180) * info.channels;
    for (const [index, part] of (sheet.match(/[0-9a-f]{2}/g) ?? []).entries())
      expect(Math.abs((data[pixel + index] ?? 0) - parseInt(part, 16))).toBeLessThan(12);
  });

  test("has no words in a script that the fonts of the site do not have", async () => {
    expect(await draw({ title: "فحص", picture })).toEqual(await draw({ title: "مراقبة", picture }));
    expect(await draw({ title: "فحص", picture })).not.toEqual(await draw({ title: "Contrôle", picture }));
  });
});
