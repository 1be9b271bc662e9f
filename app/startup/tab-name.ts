/** A position in a page that is the same in every language. */
export interface PagePosition {
  /** A part of the page, by its id or else by its index. */
  readonly part: string | number;
  /** Distance of its top from the window's top, in px. */
  readonly top: number;
}

/** What pages store in `window.name` for the next pages of the tab. */
interface TabState {
  /** The language chosen by a flag in this tab. */
  readonly language?: string | undefined;
  /** The scroll position, for the page's twin in another language. */
  readonly position?: PagePosition | undefined;
}

const prefix = "site ";

/** Reads what earlier pages stored in `window.name`, which browsers clear when the tab leaves the site. */
export function tabState(): TabState {
  return window.name.startsWith(prefix) ? (JSON.parse(window.name.slice(prefix.length)) as TabState) : {};
}

/** Stores the state for the next pages of the tab, in place of what was stored. */
export function storeTabState(state: TabState): void {
  window.name = prefix + JSON.stringify(state);
}
