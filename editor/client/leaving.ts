import { getState } from "./store.ts";

/**
 * Asks before a page is left that holds what is not saved: where the tab is closed, or leads to another site; and where the
 * browser could not keep all of it, upon any way out. Within the site a draft goes along (`store.ts`).
 */
export function askBeforeLeaving(): void {
  let within = false;
  const stays = () => {
    within = true;
    // Of no use where the page was not left after all.
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
