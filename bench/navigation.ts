import { chromium, type Browser, type Page } from "@playwright/test";
import { pageIds, pathOf, type PageId } from "#app/i18n/paths.ts";
import { hydrated } from "../tests/support/hydrated.ts";
import { median } from "./statistics.ts";

/** How long the pointer rests on a link before it is pressed. */
const restMs = 300;

/** How long after the press the new page is painted, in ms: median of the pages, and the slowest of them. */
export interface Journey {
  readonly how: string;
  readonly median: number;
  readonly slowest: number;
  readonly slowestPage: PageId;
}

/** Asks the page to tell how long after the next press its heading is another one, and painted. */
async function watch(page: Page): Promise<() => Promise<number>> {
  const told = await page.evaluateHandle(() => {
    const heading = () => document.querySelector("h1")?.textContent;
    const before = heading();
    return {
      time: new Promise<number>((resolve) => {
        addEventListener(
          "pointerdown",
          ({ timeStamp }) => {
            const observer = new MutationObserver(() => {
              if (heading() === before) return;
              observer.disconnect();
              // What a frame's callback posts comes after that frame.
              requestAnimationFrame(() => {
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => {
                  resolve(performance.now() - timeStamp);
                };
                port2.postMessage(null);
              });
            });
            observer.observe(document.body, { subtree: true, childList: true, characterData: true });
          },
          { capture: true, once: true },
        );
      }),
    };
  });
  return () => told.evaluate(({ time }) => time);
}

async function journey(browser: Browser, site: string, id: PageId, touch: boolean): Promise<number> {
  const context = await browser.newContext(
    touch
      ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
      : { viewport: { width: 1440, height: 900 } },
  );
  const page = await context.newPage();
  // From the page not found: every other page can be had from the footer, home too.
  await page.goto(site + (id === "home" ? pathOf("about", "fr") : "/"));
  await hydrated(page);
  await page.keyboard.press("Escape");
  const link = page
    .locator(`footer a[href="${pathOf(id, "fr")}"], header a[href="${pathOf(id, "fr")}"]`)
    .last();
  await link.scrollIntoViewIfNeeded();
  // Somebody has read on until there, and what was to be loaded and moved on the way has been.
  await page.waitForTimeout(1000);
  const told = await watch(page);
  if (touch) await link.tap();
  else {
    await link.hover();
    await page.waitForTimeout(restMs);
    await link.click();
  }
  const time = await told();
  await context.close();
  return time;
}

/** Goes to every page that the frame links to, by pointing and clicking and by tapping. */
export async function navigation(site: string, executablePath: string, runs: number): Promise<Journey[]> {
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const journeys: Journey[] = [];
  for (const touch of [false, true]) {
    const times = new Map<PageId, number>();
    for (const id of pageIds) {
      const all: number[] = [];
      for (let index = 0; index < runs; index += 1) all.push(await journey(browser, site, id, touch));
      times.set(id, median(all));
    }
    const slowest = [...times].reduce((one, other) => (other[1] > one[1] ? other : one));
    journeys.push({
      how: touch
        ? "tap on a phone, nothing fetched ahead"
        : `click, the pointer having rested on the link for ${restMs} ms`,
      median: median([...times.values()]),
      slowest: slowest[1],
      slowestPage: slowest[0],
    });
  }
  await browser.close();
  return journeys;
}
