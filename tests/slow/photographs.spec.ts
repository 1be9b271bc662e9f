import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { pathOf } from "#model/site/paths.ts";
import { weakFirstScreens } from "../support/contrast.ts";
import { toShowItsFile } from "../support/on-page.ts";
import { copyProject, withBuiltCopy } from "../support/project-copy.ts";
import { expect, hydrated, test as base } from "../support/test.ts";

const white = { r: 255, g: 255, b: 255 };

/** A white picture with a red subject. @param at its place, in percent from the left and from the top */
async function photograph(
  [width, height]: readonly [number, number],
  at: readonly [number, number],
): Promise<Buffer> {
  const side = Math.round(width / 10);
  const subject = { create: { width: side, height: side, channels: 3 as const, background: "#f00" } };
  return sharp({ create: { width, height, channels: 3, background: white } })
    .composite([
      {
        input: subject,
        left: Math.round((width * at[0]) / 100 - side / 2),
        top: Math.round((height * at[1]) / 100 - side / 2),
      },
    ])
    .jpeg()
    .toBuffer();
}

/** Three photographs as an owner may have them, in the place of three pictures of first screens. */
const planted = [
  { page: "rsc", file: "pipe-welding.jpg", size: [2400, 1350], at: [70, 50], what: "bright everywhere" },
  { page: "quality", file: "valve-bench.jpg", size: [1600, 2400], at: [70, 30], what: "portrait" },
  { page: "sectors", file: "refinery-columns.jpg", size: [2400, 1350], at: [20, 50], what: "left" },
] as const;

const test = base.extend<object, { readonly address: string }>({
  address: [
    async ({}, use) => {
      const folder = copyProject("photographs");
      const content = join(folder, "content");
      const pictures = join(content, "pictures.yaml");
      for (const { file, size, at } of planted) {
        writeFileSync(join(content, "images", file), await photograph(size, at));
        const focus = new RegExp(`(?<=^  ${file}: ).*`, "m");
        writeFileSync(pictures, readFileSync(pictures, "utf8").replace(focus, `[${at.join(", ")}]`));
      }
      await withBuiltCopy(folder, 4460, use);
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

test.describe.configure({ mode: "default" });

for (const { page: id, what, at } of planted) {
  test(`a photograph that is ${what} leaves words readable, and its subject`, async ({ address, page }) => {
    await page.goto(address + pathOf(id, "fr"));
    await hydrated(page);
    expect(await weakFirstScreens(page)).toEqual([]);

    // Where words stand at the left, a subject there is below their veil.
    for (const width of at[0] > 50 ? [390, 1440] : [390]) {
      await page.setViewportSize({ width, height: 844 });
      const picture = page.getByRole("main").locator("picture img").first();
      await toShowItsFile(picture);
      const { data, info } = await sharp(await page.screenshot())
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      let red = 0;
      for (let byte = 0; byte < data.length; byte += info.channels)
        if ((data[byte] ?? 0) > 60 && (data[byte] ?? 0) > 2 * (data[byte + 1] ?? 0)) red += 1;
      expect(red, `${width} px`).toBeGreaterThan(width);
    }
  });
}
