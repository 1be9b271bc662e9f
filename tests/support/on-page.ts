import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

export async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
}

/** Navigates to a part of the page, as a link in the page does. */
export async function toPart(page: Page, id: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, id);
}

/** The box of a part of a page. @throws if it is not visible */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${String(part)} is not shown`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/**
 * Adds a style sheet to the page. Not as a `<style>` element, which the Content-Security-Policy would block.
 * @returns a function that removes it
 */
export async function withStyle(page: Page, css: string): Promise<() => Promise<void>> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** Waits until a picture shows the file for this screen; until that has loaded, the browser shows the former one. */
export async function toShowItsFile(picture: Locator): Promise<void> {
  await expect(async () => {
    const shown = await picture.evaluate(async (image: HTMLImageElement) => {
      const asked = [...(image.parentElement?.querySelectorAll("source") ?? [])].find(
        ({ media }) => media === "" || matchMedia(media).matches,
      );
      await image.decode();
      return asked?.srcset.includes(new URL(image.currentSrc).pathname);
    });
    expect(shown).toBe(true);
  }).toPass();
}

/** Loads every picture of a page, as before printing, and waits until all are decoded. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator("[data-waiting]")).toHaveCount(0);
  await page.evaluate(async () => {
    // Without scrolling, lazy pictures would never load.
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode()));
  });
}

/** Waits until the page has reacted to a change, such as of its window: two frames. */
export async function answered(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // Two frames: a layout shift is reported after its frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

/** Emulates a touch screen for the page. @returns a function that ends the emulation */
export async function touchScreen(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  return () => session.detach();
}

/** Makes the clipboard refuse everything, as browsers do if it is forbidden. */
export async function refuseToCopy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
  });
}

export async function selectedText(page: Page): Promise<string> {
  return page.evaluate(() => getSelection()?.toString() ?? "");
}
