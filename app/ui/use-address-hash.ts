import { useSyncExternalStore, type MouseEvent } from "react";

interface ShowOptions {
  /** Whether the step takes the place of the one before in the history: back then passes it over. */
  readonly replace: boolean;
}

function subscribe(listener: () => void) {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

/** Changes the hash where the visitor stands: the page does not scroll to what it names. */
function show(id: string, { replace }: ShowOptions): void {
  history[replace ? "replaceState" : "pushState"](null, "", `#${id}`);
  dispatchEvent(new Event("hashchange"));
}

/** Shows what a pressed link names. A press that opens another tab is left to the browser. @returns whether it does */
function follow(event: MouseEvent, link: HTMLAnchorElement, options: ShowOptions): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  event.preventDefault();
  show(link.hash.slice(1), options);
  return true;
}

/** The hash of the address as state. Until React has taken over (`enhanced`), CSS follows `:target`. */
export function useAddressHash() {
  const hash = useSyncExternalStore<string | undefined>(
    subscribe,
    () => location.hash.slice(1),
    () => undefined,
  );
  return { hash: hash ?? "", enhanced: hash !== undefined, show, follow };
}
