/** Whether a page has to come as a document of its own: with its own scripts, not shown by those of the page on screen. */

let shownRelease: string | undefined;

/** Tells which release of the site made the page on screen. */
export function setShownRelease(release: string): void {
  shownRelease = release;
}

function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/** Whether a page's data was made for the scripts of another release than those of the page on screen. */
export function isFromOtherRelease(data: unknown): boolean {
  const made = member(member(data, "head"), "release");
  return shownRelease !== undefined && made !== undefined && made !== shownRelease;
}

/** The server's word that it has no such file: the page on screen belongs to a release that is no longer there. */
export class GoneError extends Error {}

/**
 * Leaves the page on screen for another as if its address had been typed.
 * @param href address from the root of the site
 * @returns a promise that never resolves, so that what waits for the page goes on waiting until it comes
 */
export function loadDocument(href: string): Promise<never> {
  location.assign(href);
  return new Promise<never>(() => undefined);
}
