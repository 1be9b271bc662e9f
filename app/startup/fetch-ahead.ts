/**
 * Gets a page ready before it is shown. Browsers that read the page's rules for that (`<script type="speculationrules">`)
 * draw it while the pointer rests on its link; others are told to fetch it when the press begins.
 */
export function fetchAhead(): void {
  if (HTMLScriptElement.supports("speculationrules")) {
    // No pointer rests on a screen that is touched: drawing would begin with the press, and only hold it up.
    if (matchMedia("(hover: none)").matches)
      addEventListener("DOMContentLoaded", () => {
        document.querySelector("script[type='speculationrules']")?.remove();
      });
    return;
  }
  addEventListener("pointerdown", ({ target }) => {
    const link =
      target instanceof Element &&
      target.closest<HTMLAnchorElement>("a[href^='/']:not([aria-pressed], [download])");
    if (!link) return;
    // Not `<link rel="prefetch">`, which the policy of the pages forbids: no rule of it allows that alone.
    fetch(link.href, { keepalive: true, priority: "low" }).catch(() => undefined);
  });
}
