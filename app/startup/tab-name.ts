/** A position in a page that is the same in every language. */
export interface PagePosition {
  /** A part of the page, by its id or else by its number. */
  readonly part: string | number;
  /** How far below the window's top it begins, in px. */
  readonly top: number;
}

/** What the pages of a tab leave to the next ones. */
interface Legacy {
  /** The language that a flag has chosen in this tab. */
  readonly language?: string | undefined;
  /** The position that was in view, for the page's twin in another language. */
  readonly position?: PagePosition | undefined;
}

const prefix = "site ";

/** Reads what earlier pages have left in the tab's name, which browsers empty where the tab leaves the site. */
export function legacy(): Legacy {
  return window.name.startsWith(prefix) ? (JSON.parse(window.name.slice(prefix.length)) as Legacy) : {};
}

export function leave(what: Legacy): void {
  window.name = prefix + JSON.stringify(what);
}
