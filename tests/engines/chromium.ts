import type { Browser } from "@playwright/test";
import { windowHeight, type Engine } from "./engine.ts";

/** A new window of the Chromium that all other browser tests use. */
export async function openChromium(browser: Browser): Promise<Engine> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: windowHeight },
    reducedMotion: "no-preference",
  });
  const page = await context.newPage();
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    resize: (width) => page.setViewportSize({ width, height: windowHeight }),
    close: () => context.close(),
  };
}
