import { languageStorageKey } from "#app/constants.ts";
import { isFirstPage, isFromSite, isNavigation, isReturn } from "./first-visit.ts";
import { replaceByTwin } from "./scroll-position.ts";
import { leave, legacy } from "./tab-name.ts";

const root = document.documentElement;

/** The language of the page's address. Not `lang`, where a translator writes its own. */
const own = root.dataset.language ?? "";

const alternates = () =>
  document.querySelectorAll<HTMLLinkElement>("link[hreflang]:not([hreflang='x-default'])");

/** The site's languages, the default one first: a page that does not exist lists them, as it has no alternates. */
const languages = () =>
  root.dataset.languages?.split(" ") ?? Array.from(alternates(), ({ hreflang }) => hreflang);

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
 * not have it: a choice of long ago.
 */
function twinIn(code = ""): string | undefined {
  const codes = languages();
  if (code === own || !codes.includes(code)) return undefined;
  const alternate = [...alternates()].find(({ hreflang }) => hreflang === code);
  const prefixOf = (language: string) => (language === codes[0] ? "" : `/${language}`);
  // The page names its other languages itself; a page that does not exist only changes its prefix.
  const path = alternate
    ? new URL(alternate.href).pathname
    : // One slash only: an address that begins with two would be another site's.
      prefixOf(code) + location.pathname.slice(prefixOf(own).length).replace(/^\/{2,}/, "/");
  return path + location.search + location.hash;
}

/** Takes the visitor to this page in another language, before anything is seen. @returns whether this page is to be shown */
function showIn(code: string | undefined): boolean {
  const twin = twinIn(code);
  if (twin === undefined) return true;
  root.hidden = true;
  if (isFirstPage()) {
    // Without this, the next page would take itself for one that was reached from a page of the site.
    const meta = document.createElement("meta");
    document.head.append(Object.assign(meta, { name: "referrer", content: "no-referrer" }));
  }
  location.replace(twin);
  return false;
}

/** Whether the address names a language: every one but those without a prefix that are the site's own, or no page's. */
const namesLanguage = () =>
  own !== languages()[0] || (location.pathname !== "/" && root.dataset.languages === undefined);

/**
 * Decides whether the page is shown in the language of its address (docs/decisions/0002-language-in-the-address.md). A visit
 * that starts at an address which names no language follows the stored choice; a page gone back to follows a flag that was
 * pressed in this tab since. @returns whether to show it
 */
export function keepLanguage(): boolean {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) showIn(legacy().language);
  });
  const chosen = legacy().language;
  if (isReturn()) return showIn(chosen);
  // Another language has been asked for since.
  if (chosen !== undefined && chosen !== own && isNavigation()) leave({});
  if (!isFromSite()) return namesLanguage() || showIn(storedLanguage());
  // Opened from a flag's own menu, as into a new tab, of which no script hears: nothing else links a page to its twin.
  const [twin] = twinIn(storedLanguage() ?? languages()[0])?.split(/[?#]/) ?? [];
  if (isNavigation() && twin === new URL(document.referrer).pathname) storeLanguage(own);
  return true;
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
      leave({ language: own });
      return;
    }
    flag.href = twin;
    // Into another tab or window, as any link.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    leaving = true;
    replaceByTwin(twin, flag.hreflang);
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
