import { mapRetries, mapRetryDelayMs } from "#app/constants.ts";
import type { Behaviour } from "./behaviour.ts";

function retry(map: HTMLImageElement): void {
  const { src } = map;
  let failures = 0;
  const onError = () => {
    failures += 1;
    const attempt = failures;
    if (attempt > mapRetries) {
      const address = map.closest("article")?.querySelector("address")?.cloneNode(true);
      if (address) map.replaceWith(address);
      return;
    }
    setTimeout(() => {
      // A new address each time: the browser does not ask again for one that failed.
      map.src = `${src}?retry=${attempt}`;
    }, mapRetryDelayMs(attempt));
  };
  map.addEventListener("error", onError);
  // It may have failed before this listened.
  if (map.complete && map.naturalWidth === 0) onError();
}

/** Asks for a map that cannot be loaded again, later each time; after the last attempt the office's address stands in its place. */
export const mapRetry: Behaviour = (root) => {
  root.querySelectorAll<HTMLImageElement>("img[data-map]").forEach(retry);
};
