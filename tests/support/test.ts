import { test as base, expect, type Page } from "@playwright/test";
import { fill } from "#app/diagrams/figure/words.ts";
import type { Language, PageId } from "#model/site/pages.ts";
import { languages, site } from "./current-site.ts";
import { readSite } from "#model/check/read-content.ts";
import type { Content } from "#model/schema/model.ts";
import { siteServer } from "../../ssg/serve.ts";
import { siteFolder, withServer } from "./site.ts";

interface TestFixtures {
  /** Console messages that the page may write, to which tests add; any other fails the test. */
  readonly allowed: RegExp[];
}

interface WorkerFixtures {
  /** Address of the built site, served on 127.0.0.1. */
  readonly site: string;
}

/** The site's content: tests find elements by the texts that visitors read, without repeating a text. */
export const content: Content = readSite("content").content;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      await withServer(siteServer(siteFolder, site), use);
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => {
    await use(site);
  },
  allowed: async ({}, use) => {
    await use([]);
  },
  context: async ({ context, allowed }, use) => {
    const messages: string[] = [];
    context.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) messages.push(message.text());
    });
    context.on("weberror", (weberror) => {
      const { message, stack = "" } = weberror.error();
      // Not every error has a stack, and not every stack contains the message.
      messages.push(`${message}\n${stack}`);
    });
    await use(context);
    expect(messages.filter((message) => !allowed.some((pattern) => pattern.test(message)))).toEqual([]);
  },
});

export { expect };

/** Asserts that an entry exists which owners could remove. @throws if it does not */
export function known<Entry>(entry: Entry | undefined): Entry {
  if (entry === undefined) throw new Error("The content has no such entry any more");
  return entry;
}

export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-js="ready"]').waitFor({ state: "attached" });
}

export function otherLanguage(code: Language): (typeof languages)[number] {
  const other = languages.find((language) => language.code !== code);
  if (!other) throw new Error("There is one language only");
  return other;
}

/** Whether a page has pictures of its own for the first screen. */
export function hasFirstPicture(page: PageId): boolean {
  const { [page]: pictures }: Partial<Readonly<Record<PageId, object>>> = content.pictures.pages;
  return pictures !== undefined && "first" in pictures;
}

export function altOf(file: string, language: Language = "fr"): string {
  return content.in[language].pictures[file] ?? "";
}

/** The position of a slide, as screen readers read it: `1 sur 5`. */
export function slidePosition(number: number, slides: readonly unknown[]): string {
  return fill(content.in.fr.frame.carousel.position, { number, total: slides.length });
}

/** Waits until React's pending work is done: each render and effect runs in a task of its own. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let task = 0; task < 8; task += 1) {
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    }
  });
}

/** Advances the stopped clock, after React's pending work. @param duration in ms */
export async function pass(page: Page, duration: number): Promise<void> {
  await settled(page);
  await page.clock.runFor(duration);
}

/** Opens an address with the page's clock stopped; only `pass` advances it. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await open(page, path);
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The largest width for a `<=` query of app/ui/breakpoints.ts, or the largest before a `>=` one, in px. */
export function widest(query: string): number {
  const width = Number.parseFloat(/[\d.]+/.exec(query)?.[0] ?? "") * 16;
  return query.includes("<=") ? width : width - 1;
}
