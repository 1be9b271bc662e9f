import { foldAt, foldsOf, phoneWindow } from "#app/ui/fold-parts.ts";

/** Opens what an address names. The browser leads there itself, but not to what was folded. */
function unfold(hash: string): void {
  const fold = foldAt(hash);
  if (!fold || fold.open) return;
  fold.open = true;
  document.getElementById(hash.slice(1))?.scrollIntoView();
}

/**
 * Folds on phones what can be folded, but for what the address names. Styles follow `data-folding` while the page arrives.
 * `app/behaviours/folds.ts` goes on where the window changes.
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
  // A link to where the address leads already does not change it.
  addEventListener("click", ({ target }) => {
    // Those on pictures are of SVG, and know no `hash`.
    const link = target instanceof Element && target.closest("a[href^='#']");
    if (link) unfold(link.getAttribute("href") ?? "");
  });
}
