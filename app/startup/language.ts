import { languageStorageKey } from "#app/constants.ts";
import { isFirstPage, isNavigation } from "./first-visit.ts";
import { replaceByTwin } from "./scroll-position.ts";

const root = document.documentElement;

/** The stored choice, or undefined where there is none or storage is blocked. */
function storedLanguage(): string | undefined {
  try {
    return localStorage.getItem(languageStorageKey) ?? undefined;
  } catch {
    return undefined;
  }
}

function storeLanguage(code: string): void {
  try {
    localStorage.setItem(languageStorageKey, code);
  } catch {
    // Blocked or full: the address goes on deciding.
  }
}

/**
 * The address of this page in another language, with search and hash; undefined where it is in that one, or the site does
 * not have one of the two: a choice of long ago, or a page that a translator has changed.
 */
function twinIn(code: string | undefined): string | undefined {
  const links = document.querySelectorAll<HTMLLinkElement>("link[hreflang]:not([hreflang='x-default'])");
  const codes = root.dataset.languages?.split(" ") ?? Array.from(links, ({ hreflang }) => hreflang);
  if (code === undefined || code === root.lang || !codes.includes(code) || !codes.includes(root.lang))
    return undefined;
  const alternate = [...links].find(({ hreflang }) => hreflang === code);
  const prefixOf = (language: string) => (language === codes[0] ? "" : `/${language}`);
  // The page names its other languages itself; a page that does not exist only changes its prefix.
  const path = alternate
    ? new URL(alternate.href).pathname
    : // One slash only: an address that begins with two would be another site's.
      prefixOf(code) + location.pathname.slice(prefixOf(root.lang).length).replace(/^\/{2,}/, "/");
  return path + location.search + location.hash;
}

/** Whether a flag of the page in the other language led here, as into a new tab: nothing else links a page to its twin. */
function cameByFlag(twin: string): boolean {
  if (!isNavigation() || document.referrer === "") return false;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin && pathname === new URL(twin, origin).pathname;
}

/** Takes the visitor to this page in the stored language. @param opens not shown again @returns whether this page is to be shown */
function followChoice(opens = false): boolean {
  const twin = twinIn(storedLanguage());
  if (twin === undefined) return true;
  if (opens && cameByFlag(twin)) {
    // Opened from a flag's own menu, which no script hears of: chosen all the same.
    storeLanguage(root.lang);
    return true;
  }
  root.hidden = true;
  if (isFirstPage()) {
    // Without this, the next page would take itself for one that was reached from a page of the site.
    const meta = document.createElement("meta");
    meta.name = "referrer";
    meta.content = "no-referrer";
    document.head.append(meta);
  }
  location.replace(twin);
  return false;
}

/** Follows the stored choice at once, and again where the browser had kept the page or drawn it ahead. @returns whether to show it */
export function keepLanguage(): boolean {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) followChoice();
  });
  document.addEventListener("prerenderingchange", () => followChoice());
  return followChoice(true);
}

function flagOf({ target }: Event): HTMLAnchorElement | undefined {
  return target instanceof Element
    ? (target.closest<HTMLAnchorElement>("a[data-flag]") ?? undefined)
    : undefined;
}

/** A press on a flag stores the choice, takes search, hash and place along, and adds no step to the history. */
export function answerFlags(): void {
  let leaving = false;
  const choose = (event: MouseEvent) => {
    const flag = flagOf(event);
    // The second button only opens a menu.
    if (!flag || event.button === 2) return;
    storeLanguage(flag.hreflang);
    const twin = twinIn(flag.hreflang);
    if (twin === undefined) {
      event.preventDefault();
      // Chosen back, while the other page was still on its way.
      if (leaving) stop();
      return;
    }
    flag.href = twin;
    // Into another tab or window, as any link.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    leaving = true;
    replaceByTwin(twin);
  };
  addEventListener("click", choose);
  addEventListener("auxclick", choose);
  // They are named buttons, and these answer to the space bar, too.
  addEventListener("keydown", (event) => {
    const flag = event.key === " " && flagOf(event);
    if (!flag) return;
    event.preventDefault();
    flag.click();
  });
}
