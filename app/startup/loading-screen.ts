import { loadingDurationMs, revealAheadMs } from "#app/constants.ts";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";
import { isFirstPage } from "./arrival.ts";

/**
 * Begins the loading screen on the first page of a visit, and ends it: when its time is over, or earlier by a press,
 * Escape or Tab. Styles follow `data-loading`; "loadingending" and "loadingover" tell the parts of the page.
 */
export function startLoadingScreen(): void {
  if (!isFirstPage() || prefersReducedMotion()) return;
  const { dataset } = document.documentElement;
  // Said again at the end: the visitor may end it early, and a page that arrives late has missed it.
  const ending = () => dispatchEvent(new Event("loadingending"));
  const stop = () => {
    timers.forEach(clearTimeout);
    removeEventListener("keydown", onKeyDown);
    removeEventListener("pointerdown", stop);
    if (dataset.loading !== "playing") return;
    dataset.loading = "over";
    ending();
    dispatchEvent(new Event("loadingover"));
  };
  // Tab ends it too: a focus that moves unseen below the screen would be lost.
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape" || key === "Tab") stop();
  };
  dataset.loading = "playing";
  const timers = [setTimeout(ending, loadingDurationMs - revealAheadMs), setTimeout(stop, loadingDurationMs)];
  addEventListener("keydown", onKeyDown);
  addEventListener("pointerdown", stop);
}
