import { lazyLoadOffsetPx } from "#app/constants.ts";
import { savesData } from "#app/ui/saves-data.ts";

/** The one width that is asked for where the reader has asked the browser to save data: the least there is. */
const least = "1px";

/** Pictures wait (`data-waiting`) until they come near the window, or the page is printed. */
export function fetchNearPictures(): void {
  const fetchThem = (place: Element) => {
    if (savesData()) for (const source of place.querySelectorAll("source")) source.sizes = least;
    place.removeAttribute("data-waiting");
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        fetchThem(target);
      }
    },
    { rootMargin: `${lazyLoadOffsetPx}px` },
  );
  const waiting = () => document.querySelectorAll("[data-waiting]");
  const observe = () => {
    for (const place of waiting()) observer.observe(place);
  };
  // A copy of the site lacks sources, and a browser may not read one: the picture itself is in every copy.
  const fallBack = ({ target }: Event) => {
    const sources = (target as Node | null)?.parentElement?.querySelectorAll("picture > source");
    sources?.forEach((source) => source.remove());
  };
  addEventListener("error", fallBack, true);
  addEventListener("DOMContentLoaded", observe);
  addEventListener("islandredrawn", observe);
  addEventListener("beforeprint", () => waiting().forEach(fetchThem));
}
