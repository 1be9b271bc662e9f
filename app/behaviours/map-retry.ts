/** Maps of offices on a poor network. */
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
      // A new URL each time: browsers do not request a failed one again.
      map.src = `${src}?retry=${attempt}`;
    }, mapRetryDelayMs(attempt));
  };
  map.addEventListener("error", onError);
  // The image may have failed before this listener was added.
  if (map.complete && map.naturalWidth === 0) onError();
}

/** Requests a map again if it fails to load, later each time; after the last attempt the office's address replaces it. */
export const mapRetry: Behaviour = (root) => {
  root.querySelectorAll<HTMLImageElement>("img[data-map]").forEach(retry);
};
