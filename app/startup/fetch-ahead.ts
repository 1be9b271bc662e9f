/**
 * Prepares the next page: by the document's speculation rules or, without support for them, by fetching it when the press begins.
 */
export function fetchAhead(): void {
  if (HTMLScriptElement.supports("speculationrules")) {
    // On touch screens prerendering would begin with the press and only delay it. Removed before there are links.
    if (matchMedia("(hover: none)").matches)
      document.querySelector("script[type='speculationrules']")?.remove();
    return;
  }
  // WebKit (2.50) does not reuse the response and would request each page twice. Firefox reuses it while it is fresh.
  if (navigator.vendor.startsWith("Apple")) return;
  addEventListener("pointerdown", ({ target }) => {
    const link =
      target instanceof Element &&
      target.closest<HTMLAnchorElement>("a[href^='/']:not([data-flag], [download])");
    if (!link) return;
    // Not `<link rel="prefetch">`: the content security policy blocks it, and has no directive to allow it alone.
    fetch(link.href, { keepalive: true, priority: "low" }).catch(() => undefined);
  });
}
