/**
 * Gets a page ready before it is shown. Browsers that read the page's rules for that (`<script type="speculationrules">`)
 * draw it while the pointer rests on its link; others are told to fetch it when the press begins.
 */
export function fetchAhead(): void {
  if (HTMLScriptElement.supports("speculationrules")) {
    // No pointer rests on a screen that is touched: drawing would begin with the press, and only hold it up. Taken out
    // before there are links: later, the browser would first work out the styles of a page whose style sheet is not there.
    if (matchMedia("(hover: none)").matches)
      document.querySelector("script[type='speculationrules']")?.remove();
    return;
  }
  addEventListener("pointerdown", ({ target }) => {
    const link =
      target instanceof Element &&
      target.closest<HTMLAnchorElement>("a[href^='/']:not([data-flag], [download])");
    if (!link) return;
    // Not `<link rel="prefetch">`, which the policy of the pages forbids: no rule of it allows that alone.
    fetch(link.href, { keepalive: true, priority: "low" }).catch(() => undefined);
  });
}
