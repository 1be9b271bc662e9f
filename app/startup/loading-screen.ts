import { loadingDurationMs } from "#app/constants.ts";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";
import { isFirstPage } from "./first-visit.ts";
import { dataset } from "./page-state.ts";

/**
 * Starts the loading screen on the first page of a visit. It ends after its duration, on a press, Escape or Tab. Styles follow
 * `data-loading`.
 */
export function startLoadingScreen(): void {
  if (!isFirstPage() || prefersReducedMotion()) return;
  const stop = () => {
    clearTimeout(timer);
    removeEventListener("keydown", onKeyDown);
    removeEventListener("pointerdown", stop);
    dataset.loading = "over";
    dispatchEvent(new Event("loadingover"));
  };
  // Tab too: otherwise the focus would move unseen below the screen.
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape" || key === "Tab") stop();
  };
  dataset.loading = "playing";
  const timer = setTimeout(stop, loadingDurationMs);
  addEventListener("keydown", onKeyDown);
  addEventListener("pointerdown", stop);
}
