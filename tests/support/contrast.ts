import type { Page } from "@playwright/test";
import sharp from "sharp";
import { withStyle } from "./on-page.ts";
import { expect } from "./test.ts";

/*
 * Contrast as it is seen: each text is measured against the pixels that really stand behind it, pictures, veils and
 * patterns included, from a screenshot taken with the letters invisible.
 */

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

/** Every line of text that is shown, with its colour and its place on the page, in px. */
async function textsOf(page: Page): Promise<Text[]> {
  return page.evaluate(() => {
    const found: Text[] = [];
    const unseen = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      ((element instanceof HTMLElement && Math.min(element.offsetWidth, element.offsetHeight) <= 1) ||
        unseen(element.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as globalThis.Text;
      const holder = node.parentElement;
      const words = node.data.trim();
      if (!holder || words === "" || holder.closest("svg, noscript, script, style")) continue;
      if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // Words for screen readers stand in a box of one px that shows nothing.
      if (unseen(holder)) continue;
      const style = getComputedStyle(holder);
      const size = Number.parseFloat(style.fontSize);
      const running = holder.closest("p, li, dd, td") !== null && !style.fontFamily.includes("Mono");
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, width, height } of range.getClientRects()) {
        // Beside the screen: a strip that moves, a menu that is closed.
        if (width < 4 || height < 8 || left < 0 || left + width > innerWidth) continue;
        found.push({
          words,
          color: style.color,
          kind: running && size < 20 && holder.closest("a, button") === null ? "body" : "other",
          box: { x: left, y: top + scrollY, width, height },
        });
      }
    }
    return found;
  });
}

/** Makes letters invisible, stops what moves, and leaves all else as it is, the colours asked for included. */
const hidden = `* {
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
  transition: none !important;
  animation: none !important;
}`;

/** The texts of the open page, and the pixels behind them: a PNG of the whole page. */
async function pictured(page: Page): Promise<{ texts: Text[]; picture: Buffer }> {
  const asItWas = await withStyle(page, hidden);
  const seen: { texts: Text[]; picture: Buffer } = { texts: [], picture: Buffer.alloc(0) };
  // A font that comes late may be taken meanwhile (font-display: optional), and lines break anew.
  await expect(async () => {
    seen.texts = await textsOf(page);
    seen.picture = await page.screenshot({ fullPage: true });
    expect(await textsOf(page)).toEqual(seen.texts);
  }).toPass();
  await asItWas();
  return seen;
}

function luminance(red: number, green: number, blue: number): number {
  const [r, g, b] = [red, green, blue].map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
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
  const [red = 0, green = 0, blue = 0] = text.color.match(/[\d.]+/g)?.map(Number) ?? [];
  const ink = luminance(red, green, blue);
  const { x, y, width: wide, height: high } = text.box;
  const behind: number[] = [];
  for (let row = Math.max(0, Math.floor(y)); row < Math.min(height, y + high); row += 1) {
    for (let column = Math.floor(x); column < Math.min(width, x + wide); column += 1) {
      const at = (row * width + column) * 3;
      behind.push(contrast(ink, luminance(picture[at] ?? 0, picture[at + 1] ?? 0, picture[at + 2] ?? 0)));
    }
  }
  behind.sort((one, other) => one - other);
  return behind[Math.floor(behind.length * tolerated)] ?? Infinity;
}

/**
 * The texts of the open page that cannot be read well, with what was measured.
 * @param wanted contrast wanted of running text, and of all other text
 */
export async function weakTexts(page: Page, wanted = asUsual): Promise<string[]> {
  const { texts, picture } = await pictured(page);
  expect(texts.length).toBeGreaterThan(20);
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return texts.flatMap((text) => {
    const reached = contrastOf(text, data, info);
    return reached >= wanted[text.kind]
      ? []
      : [`${reached.toFixed(2)} (${text.kind}) ${text.words.slice(0, 60)}`];
  });
}
