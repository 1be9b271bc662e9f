import type { Page } from "@playwright/test";
import sharp from "sharp";
import { scrollPage, toShowItsFile, withStyle } from "./on-page.ts";
import { ofTexts } from "./sweeps.ts";
import { expect } from "./test.ts";

// Each text is measured against the pixels that stand behind it, from a screenshot taken with the letters invisible.

/** Contrast wanted of running text, and of all other text, unless more is asked for. */
const asUsual = { body: 7, other: 4.5 };

/** Share of the pixels behind a text that may be worse: single bright pixels of a picture carry no letter. */
const tolerated = 0.005;

interface Text {
  readonly words: string;
  readonly color: string;
  readonly kind: keyof typeof asUsual;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Every line of text that is shown in a part of the page, with its colour and its place on the page, in px. */
async function textsOf(page: Page, part: string): Promise<Text[]> {
  const find = (part: string) => {
    const found: Text[] = [];
    for (const { words, holder, boxes } of shownTexts("svg")) {
      if (!holder.closest(part) || !holder.checkVisibility({ opacityProperty: true })) continue;
      const { color, fontFamily, fontSize } = getComputedStyle(holder);
      const running = holder.closest("p, li, dd, td") !== null && !fontFamily.includes("Mono");
      const isBody = running && Number.parseFloat(fontSize) < 20 && holder.closest("a, button") === null;
      for (const { left, top, width, height } of boxes) {
        // Beside the screen: a strip that moves, a menu that is closed.
        if (width < 4 || height < 8 || left < 0 || left + width > innerWidth) continue;
        const box = { x: left, y: top + scrollY, width, height };
        found.push({ words, color, kind: isBody ? "body" : "other", box });
      }
    }
    return found;
  };
  return ofTexts(page, find, part);
}

/** Makes letters invisible, stops what moves, and leaves all else as it is, the colours asked for included. */
const hidden = `* {
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
  transition: none !important;
  animation: none !important;
}`;

/** The open page from its top, as a PNG that is packed loosely: packing it well takes as long as all the rest. */
async function screenshot(page: Page, height: number): Promise<Buffer> {
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", {
    clip: { x: 0, y: 0, width: screen.width, height, scale: 1 },
    // Only where it must: all is drawn anew in a window that counts as a tall one, and may take the picture cut for those.
    captureBeyondViewport: height > screen.height,
    optimizeForSpeed: true,
  });
  await session.detach();
  return Buffer.from(data, "base64");
}

/** The texts of a part of the open page, and the pixels behind them: a PNG of the page, down to where the part ends. */
async function pictured(page: Page, part: string): Promise<{ texts: Text[]; picture: Buffer }> {
  const asItWas = await withStyle(page, hidden);
  const seen: { texts: Text[]; picture: Buffer } = { texts: [], picture: Buffer.alloc(0) };
  // A font that comes late may be taken meanwhile (font-display: optional), and lines break anew.
  await expect(async () => {
    seen.texts = await textsOf(page, part);
    const end = Math.ceil(Math.max(...seen.texts.map(({ box }) => box.y + box.height)));
    seen.picture = await screenshot(page, end);
    expect(await textsOf(page, part)).toEqual(seen.texts);
  }).toPass();
  await asItWas();
  return seen;
}

/** Light of each part of a colour, 0 to 255, as a share of the most: worked out once, not for each pixel. */
const light = Float64Array.from({ length: 256 }, (_, part) => {
  const share = part / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * (light[red] ?? 0) + 0.7152 * (light[green] ?? 0) + 0.0722 * (light[blue] ?? 0);
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Contrast that all but the tolerated share of pixels behind a text reach. */
function contrastOf(
  text: Text,
  picture: Buffer,
  { width, height }: { width: number; height: number },
): number {
  const [red = 0, green = 0, blue = 0] =
    text.color.match(/[\d.]+/g)?.map((part) => Math.round(Number(part))) ?? [];
  const ink = luminance(red, green, blue);
  const { x, y, width: wide, height: high } = text.box;
  const behind: number[] = [];
  for (let row = Math.max(0, Math.floor(y)); row < Math.min(height, y + high); row += 1) {
    for (let column = Math.floor(x); column < Math.min(width, x + wide); column += 1) {
      const at = (row * width + column) * 3;
      behind.push(contrast(ink, luminance(picture[at] ?? 0, picture[at + 1] ?? 0, picture[at + 2] ?? 0)));
    }
  }
  const sorted = Float64Array.from(behind).sort();
  return sorted[Math.floor(sorted.length * tolerated)] ?? Infinity;
}

/** The texts of the open page that cannot be read well, with what was measured. @param part selector of what is looked at */
export async function weakTexts(page: Page, wanted = asUsual, part = "body"): Promise<string[]> {
  const { texts, picture } = await pictured(page, part);
  expect(texts.length).toBeGreaterThan(part === "body" ? 20 : 3);
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return texts.flatMap((text) => {
    const reached = contrastOf(text, data, info);
    return reached >= wanted[text.kind]
      ? []
      : [`${reached.toFixed(2)} (${text.kind}) ${text.words.slice(0, 60)}`];
  });
}

/** Where words over pictures are hardest to read: small phones, a phone on its side, tablets, desktops, large screens. */
export const firstScreens = [
  [320, 640],
  [360, 640],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1440, 900],
  [2560, 1300],
] as const;

/** What cannot be read well on the first screen of the open page, on any kind of screen: 4.5:1 over a picture, whatever it is. */
export async function weakFirstScreens(page: Page): Promise<string[]> {
  const weak: string[] = [];
  for (const [width, height] of firstScreens) {
    await page.setViewportSize({ width, height });
    await scrollPage(page, 0);
    const picture = page.getByRole("main").locator("picture:visible img").first();
    await toShowItsFile(picture);
    const found = await weakTexts(page, { body: 4.5, other: 4.5 }, "main > article > :first-child");
    weak.push(...found.map((text) => `${width} × ${height}: ${text}`));
  }
  return weak;
}
