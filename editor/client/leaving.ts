import { getState } from "./store.ts";

/**
 * Asks before a page with unsaved changes is left: when the tab closes or goes to another site; if the browser could not keep
 * the whole draft, on any navigation. Within the site a draft is kept (`store.ts`).
 */
export function askBeforeLeaving(): void {
  let within = false;
  const stays = () => {
    within = true;
    // Reset, in case the page was not left after all.
    setTimeout(() => (within = false), 1000);
  };
  import.meta.hot?.on("vite:beforeFullReload", stays);
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.origin === location.origin) stays();
  });
  addEventListener("beforeunload", (event) => {
    const { draft, unkept } = getState();
    const isKept = unkept !== "all" && unkept.length === 0;
    if (draft.changes.length > 0 && !(within && isKept)) event.preventDefault();
  });
}
