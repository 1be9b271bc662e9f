import { foldAt, foldsOf, phoneWindow } from "#app/ui/fold-parts.ts";

/** Opens the fold that a hash points to: the browser scrolls there, but does not unfold it. */
function unfold(hash: string): void {
  const fold = foldAt(hash);
  if (!fold || fold.open) return;
  fold.open = true;
  document.getElementById(hash.slice(1))?.scrollIntoView();
}

/**
 * Closes the folds on phones, except the one that the address's hash points to. Styles follow `data-folding` while the page
 * loads. `app/behaviours/folds.ts` handles later changes of the window.
 */
export function foldOnPhones(): void {
  const { dataset } = document.documentElement;
  if (phoneWindow().matches) {
    dataset.folding = "";
    addEventListener("DOMContentLoaded", () => {
      const named = foldAt(location.hash);
      for (const part of foldsOf(document)) part.open = part === named;
      delete dataset.folding;
    });
  }
  addEventListener("hashchange", () => unfold(location.hash));
  // A link to the current hash triggers no `hashchange`.
  addEventListener("click", ({ target }) => {
    // Not `hash`: links on pictures are SVG elements, which lack it.
    const link = target instanceof Element && target.closest("a[href^='#']");
    if (link) unfold(link.getAttribute("href") ?? "");
  });
}
