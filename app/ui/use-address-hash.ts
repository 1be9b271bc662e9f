import { useSyncExternalStore, type MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { isPlainPress } from "./plain-press.ts";

interface ShowOptions {
  /** Whether the step takes the place of the one before in the history: back then passes it over. */
  readonly replace: boolean;
}

const subscribeToNothing = () => () => undefined;

/**
 * The hash of the address, as the state of a part of the page. Known once React has taken over the page (`enhanced`):
 * before, that part is links to what stands below, and CSS follows `:target`.
 */
export function useAddressHash() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const enhanced = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  /** Changes the hash where the visitor stands: the page does not scroll to what it names. */
  const show = (id: string, { replace }: ShowOptions) => {
    void navigate({ pathname, search, hash: id }, { replace, state: { keepPlace: true } });
  };
  return {
    hash: hash.slice(1),
    enhanced,
    show,
    /** Shows what a pressed link names. A press that opens another tab is left to the browser. @returns whether it does */
    follow: (event: MouseEvent, link: HTMLAnchorElement, options: ShowOptions): boolean => {
      if (!isPlainPress(event)) return false;
      event.preventDefault();
      show(link.hash.slice(1), options);
      return true;
    },
  };
}
