/** Gets the next page ready: by the document's speculation rules, or in browsers without these by fetching it as the press begins. */
export function fetchAhead(): void {
  if (HTMLScriptElement.supports("speculationrules")) {
    // On a screen that is touched drawing would begin with the press, and only hold it up. Taken out before there are links.
    if (matchMedia("(hover: none)").matches)
      document.querySelector("script[type='speculationrules']")?.remove();
    return;
  }
  // WebKit (2.50) does not show what was fetched, and would ask for each page twice. Firefox shows it while it is fresh.
  if (navigator.vendor.startsWith("Apple")) return;
  addEventListener("pointerdown", ({ target }) => {
    const link =
      target instanceof Element &&
      target.closest<HTMLAnchorElement>("a[href^='/']:not([data-flag], [download])");
    if (!link) return;
    // Not `<link rel="prefetch">`, which the policy of the pages forbids: no rule of it allows that alone.
    fetch(link.href, { keepalive: true, priority: "low" }).catch(() => undefined);
  });
}
