import { lazyLoadOffsetPx } from "#app/constants.ts";
import { savesData } from "#app/ui/saves-data.ts";

/** `sizes` for visitors who have asked the browser to save data: the smallest file is fetched. */
const least = "1px";

/** Fetches each picture (`data-waiting`) when it comes near the window, or when the page is printed. */
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
  // A saved copy of the site lacks the sources, and a browser may not support a format: only `<img>` itself always works.
  const fallBack = ({ target }: Event) => {
    const sources = (target as Node | null)?.parentElement?.querySelectorAll("picture > source");
    sources?.forEach((source) => source.remove());
  };
  addEventListener("error", fallBack, true);
  addEventListener("DOMContentLoaded", () => {
    for (const place of waiting()) observer.observe(place);
  });
  addEventListener("beforeprint", () => waiting().forEach(fetchThem));
}
