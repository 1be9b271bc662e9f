/** The stored language, and the flags that change it. */
import { languageStorageKey } from "#app/constants.ts";
import { isFirstPage, isFromSite, isNavigation, isReturn } from "./first-visit.ts";
import { replaceByTwin } from "./scroll-position.ts";
import { storeTabState, tabState } from "./tab-name.ts";

const root = document.documentElement;

/** The language of the address. Not `lang`, which a browser's translation changes. */
const own = root.dataset.language ?? "";

const alternates = () =>
  document.querySelectorAll<HTMLLinkElement>("link[hreflang]:not([hreflang='x-default'])");

/** The site's languages, the default one first. The not-found page lists them in an attribute, as it has no alternates. */
const languages = () =>
  root.dataset.languages?.split(" ") ?? Array.from(alternates(), ({ hreflang }) => hreflang);

/** The stored choice; undefined if there is none or storage is blocked. */
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
    // Storage is blocked or full: the address alone decides.
  }
}

/**
 * The address of this page in another language (its "twin"), with search and hash; undefined if the page is in that language, or
 * the site no longer has it.
 */
function twinIn(code = ""): string | undefined {
  const codes = languages();
  if (code === own || !codes.includes(code)) return undefined;
  const alternate = [...alternates()].find(({ hreflang }) => hreflang === code);
  const prefixOf = (language: string) => (language === codes[0] ? "" : `/${language}`);
  // A page has links to its alternates; on the not-found page only the prefix changes.
  const path = alternate
    ? new URL(alternate.href).pathname
    : // A single slash: a path that begins with two would be another site's address.
      prefixOf(code) + location.pathname.slice(prefixOf(own).length).replace(/^\/{2,}/, "/");
  return path + location.search + location.hash;
}

/** Redirects to this page in another language before the first paint. @returns false if it redirects */
function showIn(code: string | undefined): boolean {
  const twin = twinIn(code);
  if (twin === undefined) return true;
  root.hidden = true;
  if (isFirstPage()) {
    // Without a referrer, the next page also counts as the first of the visit.
    const meta = document.createElement("meta");
    document.head.append(Object.assign(meta, { name: "referrer", content: "no-referrer" }));
  }
  location.replace(twin);
  return false;
}

/** Whether the address names a language: it does not if it is `/`, or an unknown address without a prefix. */
const namesLanguage = () =>
  own !== languages()[0] || (location.pathname !== "/" && root.dataset.languages === undefined);

/**
 * Decides whether the page is shown in the language of its address (docs/decisions/0002-language-in-the-address.md). A visit that
 * starts at an address without a language follows the stored choice; a page that Back or Forward reached follows the flag last
 * pressed in this tab. @returns whether to show it
 */
export function keepLanguage(): boolean {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) showIn(tabState().language);
  });
  const chosen = tabState().language;
  if (isReturn()) return showIn(chosen);
  // A link to another language has been followed since: forget the choice of this tab.
  if (chosen !== undefined && chosen !== own && isNavigation()) storeTabState({});
  if (!isFromSite()) return namesLanguage() || showIn(storedLanguage());
  // The flag was opened from its context menu, for example in a new tab, which triggers no event. Only flags link a page to its
  // twin.
  const [twin] = twinIn(storedLanguage() ?? languages()[0])?.split(/[?#]/) ?? [];
  if (isNavigation() && twin === new URL(document.referrer).pathname) storeLanguage(own);
  return true;
}

function flagOf({ target }: Event): HTMLAnchorElement | undefined {
  return target instanceof Element
    ? (target.closest<HTMLAnchorElement>("a[data-flag]") ?? undefined)
    : undefined;
}

/**
 * Handles presses on flags: stores the choice and goes to the twin with search, hash and scroll position, without a new history
 * entry.
 */
export function answerFlags(): void {
  let leaving = false;
  const choose = (event: MouseEvent) => {
    const flag = flagOf(event);
    // The secondary button only opens the context menu.
    if (!flag || event.button === 2) return;
    storeLanguage(flag.hreflang);
    const twin = twinIn(flag.hreflang);
    if (twin === undefined) {
      event.preventDefault();
      // Back to this language while the other page was still loading.
      if (leaving) stop();
      storeTabState({ language: own });
      return;
    }
    flag.href = twin;
    // The browser opens it in another tab or window, like any link.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    leaving = true;
    replaceByTwin(twin, flag.hreflang);
  };
  addEventListener("click", choose);
  addEventListener("auxclick", choose);
  // Flags are announced as buttons, which the space bar presses too.
  addEventListener("keydown", (event) => {
    const flag = event.key === " " && flagOf(event);
    if (!flag) return;
    event.preventDefault();
    flag.click();
  });
}
