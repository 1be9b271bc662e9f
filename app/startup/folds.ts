import { upTo } from "#app/ui/breakpoints.ts";

/** What can be folded on phones. It comes open, for who has no scripts. */
const folds = () => document.querySelectorAll<HTMLDetailsElement>("details[data-folds]");

/** What can be folded where an address leads: around what it names, or in it. */
function foldAt(hash: string) {
  const named = document.getElementById(hash.slice(1));
  return named?.closest("details") ?? named?.querySelector(":scope > details");
}

/** Opens what an address names. The browser leads there itself, but not to what was folded. */
function unfold(hash: string): void {
  const fold = foldAt(hash);
  if (!fold || fold.open) return;
  fold.open = true;
  document.getElementById(hash.slice(1))?.scrollIntoView();
}

/** Folds on phones what can be folded, but for what the address names. Styles follow `data-folding` while the page arrives. */
export function foldOnPhones(): void {
  const { dataset } = document.documentElement;
  const phone = matchMedia(`screen and ${upTo.menuCollapsed}`);
  const foldAll = () => {
    const fold = foldAt(location.hash);
    for (const part of folds()) part.open = !phone.matches || part === fold;
    delete dataset.folding;
  };
  if (phone.matches) dataset.folding = "";
  addEventListener("DOMContentLoaded", foldAll);
  phone.addEventListener("change", foldAll);
  addEventListener("hashchange", () => unfold(location.hash));
  // A link to where the address leads already does not change it.
  addEventListener("click", ({ target }) => {
    // Those on pictures are of SVG, and know no `hash`.
    const link = target instanceof Element && target.closest("a[href^='#']");
    if (link) unfold(link.getAttribute("href") ?? "");
  });
}
