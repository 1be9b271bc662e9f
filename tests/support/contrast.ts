import type { Page } from "@playwright/test";
import sharp from "sharp";
import { scrollPage, toShowItsFile, withStyle } from "./on-page.ts";
import { ofTexts } from "./sweeps.ts";
import { expect } from "./test.ts";

// Measures each text's colour against the pixels behind it, from a screenshot with transparent letters.

/** Default contrast for running text, and for all other text. */
const asUsual = { body: 7, other: 4.5 };

/** Share of pixels behind a text that may have less contrast: single bright pixels of a picture do not matter. */
const tolerated = 0.005;

interface Text {
  readonly words: string;
  readonly color: string;
  readonly kind: keyof typeof asUsual;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Every visible line of text in a part of the page, with its colour and its box on the page, in px. */
async function textsOf(page: Page, part: string): Promise<Text[]> {
  const find = (part: string) => {
    const found: Text[] = [];
    for (const { words, holder, boxes } of shownTexts("svg")) {
      if (!holder.closest(part) || !holder.checkVisibility({ opacityProperty: true })) continue;
      const { color, fontFamily, fontSize } = getComputedStyle(holder);
      const running = holder.closest("p, li, dd, td") !== null && !fontFamily.includes("Mono");
      const isBody = running && Number.parseFloat(fontSize) < 20 && holder.closest("a, button") === null;
      for (const { left, top, width, height } of boxes) {
        // Skip texts outside the window, such as a moving strip or a closed menu.
        if (width < 4 || height < 8 || left < 0 || left + width > innerWidth) continue;
        const box = { x: left, y: top + scrollY, width, height };
        found.push({ words, color, kind: isBody ? "body" : "other", box });
      }
    }
    return found;
  };
  return ofTexts(page, find, part);
}

/** Makes letters transparent and stops motion, but changes no other style, nor the computed colours. */
const hidden = `* {
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
  transition: none !important;
  animation: none !important;
}`;

/** A screenshot of the page from its top, as a PNG with fast compression: good compression would double the time. */
async function screenshot(page: Page, height: number): Promise<Buffer> {
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", {
    clip: { x: 0, y: 0, width: screen.width, height, scale: 1 },
    // Only if needed: for this Chromium makes the window as tall as the picture, and the page may then choose its portrait pictures.
    captureBeyondViewport: height > screen.height,
    optimizeForSpeed: true,
  });
  await session.detach();
  return Buffer.from(data, "base64");
}

/** The texts of a part of the page, and a PNG of the page down to the end of that part, without letters. */
async function pictured(page: Page, part: string): Promise<{ texts: Text[]; picture: Buffer }> {
  const asItWas = await withStyle(page, hidden);
  const seen: { texts: Text[]; picture: Buffer } = { texts: [], picture: Buffer.alloc(0) };
  // Repeat if a late font changed the line breaks meanwhile (font-display: optional).
  await expect(async () => {
    seen.texts = await textsOf(page, part);
    const end = Math.ceil(Math.max(...seen.texts.map(({ box }) => box.y + box.height)));
    seen.picture = await screenshot(page, end);
    expect(await textsOf(page, part)).toEqual(seen.texts);
  }).toPass();
  await asItWas();
  return seen;
}

/** Linear light of each channel value, 0 to 255, as a share of 1; a table, to avoid computing it for each pixel. */
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

/** The contrast that all pixels behind a text reach, except the tolerated share; undefined if that is the wanted one or more. */
function lackOf(
  text: Text,
  wanted: number,
  picture: Buffer,
  { width, height }: { width: number; height: number },
): number | undefined {
  const [red = 0, green = 0, blue = 0] =
    text.color.match(/[\d.]+/g)?.map((part) => Math.round(Number(part))) ?? [];
  const ink = luminance(red, green, blue);
  const { x, y, width: wide, height: high } = text.box;
  const weak: number[] = [];
  let pixels = 0;
  for (let row = Math.max(0, Math.floor(y)); row < Math.min(height, y + high); row += 1) {
    for (let column = Math.floor(x); column < Math.min(width, x + wide); column += 1) {
      const at = (row * width + column) * 3;
      const reached = contrast(ink, luminance(picture[at] ?? 0, picture[at + 1] ?? 0, picture[at + 2] ?? 0));
      pixels += 1;
      if (reached < wanted) weak.push(reached);
    }
  }
  return weak.sort((one, other) => one - other)[Math.floor(pixels * tolerated)];
}

/** Texts with too little contrast, with the measured value. @param part selector of the part to check */
export async function weakTexts(page: Page, wanted = asUsual, part = "body"): Promise<string[]> {
  const { texts, picture } = await pictured(page, part);
  expect(texts.length).toBeGreaterThan(part === "body" ? 20 : 3);
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return texts.flatMap((text) => {
    const reached = lackOf(text, wanted[text.kind], data, info);
    return reached === undefined ? [] : [`${reached.toFixed(2)} (${text.kind}) ${text.words.slice(0, 60)}`];
  });
}

/** Window sizes for texts over pictures: a small phone, a tablet, a phone in landscape, a desktop, a large screen. */
export const firstScreens = [
  [320, 640],
  [768, 1024],
  [844, 390],
  [1440, 900],
  [2560, 1300],
] as const;

/** Texts of the first screen with a contrast below 4.5:1 over the picture, in all window sizes. */
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
