import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { failedNavigation } from "./failed-navigation.ts";
import { fetchAll, missingPageFiles } from "./page-files.ts";

/** The link inside the site that a plain press would follow in this window, if any. */
function followedLink(event: MouseEvent): URL | undefined {
  const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (modified || event.defaultPrevented || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target === "_blank" || link.hasAttribute("download")) return undefined;
  const url = new URL(link.href);
  return url.origin === location.origin ? url : undefined;
}

/**
 * Fetches the scripts of a page before the router is asked to show it. The router reloads the window when a
 * script cannot be had, which offline replaces the page on screen by the browser's error page; here the page stays.
 * @returns whether files are being fetched
 */
export function useLinkGuard(): boolean {
  const navigate = useNavigate();
  const [fetching, setFetching] = useState(false);

  useEffect(() => {
    let attempt = new AbortController();

    const follow = async (href: string, files: readonly string[], { signal }: AbortController) => {
      setFetching(true);
      try {
        await fetchAll(files, signal);
        if (!signal.aborted) await navigate(href);
      } catch {
        if (!signal.aborted) failedNavigation.report(href);
      } finally {
        if (!signal.aborted) setFetching(false);
      }
    };

    const onClick = (event: MouseEvent) => {
      const url = followedLink(event);
      if (!url) return;
      attempt.abort();
      const files = missingPageFiles(url.pathname);
      if (files.length === 0) return;
      event.preventDefault();
      attempt = new AbortController();
      void follow(url.pathname + url.search + url.hash, files, attempt);
    };

    // Before the router's own handler, which leaves a prevented click alone.
    addEventListener("click", onClick, { capture: true });
    return () => {
      attempt.abort();
      removeEventListener("click", onClick, { capture: true });
    };
  }, [navigate]);

  return fetching;
}
