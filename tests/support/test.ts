import { test as base, expect, type Page } from "@playwright/test";
import type { Language } from "#model/site/pages.ts";
import { languages, site } from "./current-site.ts";
import { readSite } from "#model/check/read-content.ts";
import type { Content } from "#model/schema/model.ts";
import { siteServer } from "../../ssg/serve.ts";
import { siteFolder, withServer } from "./site.ts";

interface TestFixtures {
  /** Messages the page may write to its console; everything else fails the test. */
  readonly allowed: { readonly messages: readonly RegExp[] };
}

interface WorkerFixtures {
  /** Address of the built site, served on loopback. */
  readonly site: string;
}

/** The words of the site: tests name things as visitors read them, and never repeat a word. */
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
  allowed: [{ messages: [] }, { option: true }],
  context: async ({ context, allowed }, use) => {
    const messages: string[] = [];
    context.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) messages.push(message.text());
    });
    context.on("weberror", (weberror) => {
      const { message, stack = "" } = weberror.error();
      // Not every error has a stack, and not every stack begins with what it is about.
      messages.push(`${message}\n${stack}`);
    });
    await use(context);
    const unexpected = messages.filter(
      (message) => !allowed.messages.some((pattern) => pattern.test(message)),
    );
    expect(unexpected).toEqual([]);
  },
});

export { expect };

/** An entry that the shipped content is known to have, of those that owners may add and remove. */
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

export function altOf(file: string, language: Language = "fr"): string {
  return content.in[language].pictures[file] ?? "";
}

/** The place of a slide among others, as it is read aloud: `1 sur 5`. */
export function slidePosition(number: number, slides: readonly unknown[], language: Language): string {
  return content.in[language].frame.carousel.position
    .replace("{number}", String(number))
    .replace("{total}", String(slides.length));
}

/** Waits until React has done what is due: each of its renders and effects runs in a task of its own. */
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

/** Lets time pass on a stopped clock, once React has done what is due. @param duration in ms */
export async function pass(page: Page, duration: number): Promise<void> {
  await settled(page);
  await page.clock.runFor(duration);
}

/** Opens an address with the page's clock stopped: time passes only by `pass`. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await open(page, path);
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The greatest width, in px, at which a media query of app/ui/breakpoints.ts holds. */
export function widest(query: string): number {
  const width = Number.parseFloat(/[\d.]+/.exec(query)?.[0] ?? "") * 16;
  return query.includes("<=") ? width : width - 1;
}
