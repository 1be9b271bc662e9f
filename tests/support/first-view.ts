import type { Page, Request } from "@playwright/test";
import { hydrated } from "./hydrated.ts";

const kinds = {
  document: "html",
  stylesheet: "css",
  script: "javascript",
  font: "fonts",
  image: "pictures",
} as const;

export type Kind = (typeof kinds)[keyof typeof kinds] | "other";

export interface FirstView {
  /** Bytes on the wire, compressed, without headers. */
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly total: number;
  readonly requests: number;
  /** Origins that something was asked from. */
  readonly origins: readonly string[];
}

function kindOf(request: Request): Kind {
  return (kinds as Readonly<Record<string, Kind>>)[request.resourceType()] ?? "other";
}

/**
 * Weighs what a visitor's browser fetches to show a page for the first time, without scrolling.
 * @param page a page of a new context, with an empty cache
 */
export async function firstView(page: Page, address: string): Promise<FirstView> {
  const finished: Request[] = [];
  page.on("requestfinished", (request) => finished.push(request));
  await page.goto(address);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const bytes = { html: 0, css: 0, javascript: 0, fonts: 0, pictures: 0, other: 0 };
  for (const request of finished) bytes[kindOf(request)] += (await request.sizes()).responseBodySize;
  return {
    bytes,
    total: Object.values(bytes).reduce((sum, size) => sum + size, 0),
    requests: finished.length,
    origins: [...new Set(finished.map((request) => new URL(request.url()).origin))],
  };
}
