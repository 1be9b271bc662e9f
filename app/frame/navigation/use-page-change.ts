import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { NavigationType, useLocation, useNavigationType, type Location } from "react-router";
import { pageOfPath } from "#app/i18n/paths.ts";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";
import { shownLocation } from "./shown-location.ts";

/** A new page comes in quietly: readable from its first frame, so that nobody waits for it. */
const pageFade = { duration: 240, easing: "ease-out" };

const instantly = { behavior: "instant" } as const;

function scrollToTarget(hash: string): boolean {
  const target = hash && document.getElementById(hash.slice(1));
  if (target) target.scrollIntoView(instantly);
  return Boolean(target);
}

/** The same page in another language is not another page: place and focus stay. */
function isSamePage(one: Location, other: Location): boolean {
  const page = pageOfPath(one.pathname);
  return one.pathname === other.pathname || (page !== undefined && page === pageOfPath(other.pathname));
}

/** A change inside the page, such as another tab: the page must not scroll to what the hash names. */
function keepsPlace({ state }: Location): boolean {
  return typeof state === "object" && state !== null && "keepPlace" in state;
}

/**
 * What a browser does by itself between documents: a new page begins at its top or at its hash, back and
 * forward return to the place that was left, and the focus moves into the page. Places are kept in memory only
 * (the router's own component stores them, and the site stores nothing but the language).
 * @param main the element that takes the focus
 */
export function usePageChange(main: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);
  const places = useRef(new Map<string, number>());

  useEffect(() => {
    const keepPlace = () => {
      places.current.set(shown.current.key, scrollY);
    };
    // The browser restores the place by itself only when the document is loaded again.
    const leave = () => {
      history.scrollRestoration = "auto";
    };
    history.scrollRestoration = "manual";
    addEventListener("scroll", keepPlace, { passive: true });
    // The last scroll may not have been told yet when the visitor goes back.
    addEventListener("popstate", keepPlace, { capture: true });
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("scroll", keepPlace);
      removeEventListener("popstate", keepPlace, { capture: true });
      removeEventListener("pagehide", leave);
      leave();
    };
  }, []);

  useLayoutEffect(() => {
    shownLocation.set(location.pathname + location.search + location.hash);
    const previous = shown.current;
    shown.current = location;
    if (previous.key === location.key) return;
    const samePage = isSamePage(previous, location);
    if (samePage && (previous.hash === location.hash || keepsPlace(location))) return;
    const place = type === NavigationType.Pop ? places.current.get(location.key) : undefined;
    if (place !== undefined) scrollTo({ top: place, ...instantly });
    else if (!scrollToTarget(location.hash) && !samePage) scrollTo({ top: 0, ...instantly });
    if (samePage || !main.current) return;
    main.current.focus({ preventScroll: true });
    if (!prefersReducedMotion()) main.current.animate({ opacity: [0.4, 1] }, pageFade);
  }, [location, type, main]);
}
