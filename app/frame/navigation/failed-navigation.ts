/** The page change that failed, if any: written by the router's middleware and the link guard, read by the notice. */

let failedHref: string | undefined;
const listeners = new Set<() => void>();

function change(href: string | undefined): void {
  failedHref = href;
  for (const listener of listeners) listener();
}

export const failedNavigation = {
  /** @param href address, from the root of the site, that could not be loaded */
  report: (href: string) => {
    change(href);
  },
  clear: () => {
    change(undefined);
  },
  current: () => failedHref,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
