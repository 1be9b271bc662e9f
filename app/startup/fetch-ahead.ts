/**
 * Asks for a page while its link is still being pressed, where the browser does not read the page's own rules for that
 * (`<script type="speculationrules">`).
 */
export function fetchAhead(): void {
  if (HTMLScriptElement.supports("speculationrules")) return;
  addEventListener("pointerdown", ({ target }) => {
    const link =
      target instanceof Element &&
      target.closest<HTMLAnchorElement>("a[href^='/']:not([aria-pressed], [download])");
    if (!link) return;
    const hint = document.createElement("link");
    hint.rel = "prefetch";
    hint.href = link.href;
    document.head.append(hint);
  });
}
