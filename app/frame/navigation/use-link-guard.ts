import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { isPlainPress } from "#app/ui/plain-press.ts";
import { goSafely, missingPageFiles, prefetchPage } from "./page-files.ts";

/** The link inside the site that an event is about, if any. */
function linkOf({ target }: Event): URL | undefined {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  // A link drawn in a picture leads within its page; its address is an object of its own kind.
  if (!(link instanceof HTMLAnchorElement) || link.target === "_blank" || link.hasAttribute("download"))
    return undefined;
  const url = new URL(link.href);
  return url.origin === location.origin ? url : undefined;
}

/** The link that a press follows in this window. */
function followedLink(event: MouseEvent): URL | undefined {
  return isPlainPress(event) && !event.defaultPrevented ? linkOf(event) : undefined;
}

/** Signs that a link is about to be followed: the pointer or the keyboard has come to it. */
const intents = ["pointerover", "focusin", "touchstart"] as const;

function onIntent(event: Event): void {
  const url = linkOf(event);
  if (url) prefetchPage(url.pathname);
}

/**
 * Fetches the scripts of a page before the router is asked to show it. The router reloads the window when a
 * script cannot be had, which offline replaces the page on screen by the browser's error page; here the page stays.
 * A page is fetched ahead when its link is about to be followed.
 * @returns whether files are being fetched
 */
export function useLinkGuard(): boolean {
  const navigate = useNavigate();
  const [fetching, setFetching] = useState(false);

  useEffect(() => {
    let attempt = new AbortController();

    const follow = async (href: string, { signal }: AbortController) => {
      setFetching(true);
      await goSafely(href, navigate, signal);
      if (!signal.aborted) setFetching(false);
    };

    const onClick = (event: MouseEvent) => {
      const url = followedLink(event);
      if (!url) return;
      attempt.abort();
      if (missingPageFiles(url.pathname).length === 0) return;
      event.preventDefault();
      attempt = new AbortController();
      void follow(url.pathname + url.search + url.hash, attempt);
    };

    // Before the router's own handler, which leaves a prevented click alone.
    addEventListener("click", onClick, { capture: true });
    for (const intent of intents) addEventListener(intent, onIntent, { passive: true });
    return () => {
      attempt.abort();
      removeEventListener("click", onClick, { capture: true });
      for (const intent of intents) removeEventListener(intent, onIntent);
    };
  }, [navigate]);

  return fetching;
}
