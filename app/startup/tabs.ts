// Runs inline after the panels (`app/ui/tabs/tabs.tsx`), before any module is loaded: browsers follow a text fragment
// (`#:~:text=…`) into a closed panel only if they find it at once. The pattern is https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
import { readingDirection } from "#app/ui/reading-direction.ts";

/** Index of the tab that a key moves to, in a row or a column. @param right 1 if the next tab is to the right, else -1 */
function tabAt(key: string, index: number, count: number, right: 1 | -1): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: index + right,
    ArrowLeft: index - right,
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : (target + count) % count;
}

const hasModifier = (event: MouseEvent | KeyboardEvent) =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** Turns links to panels into tabs. The hash of the address names the open panel. */
function makeTabs(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll("a")];
  const panels = tabs.map(({ hash }) => document.getElementById(hash.slice(1)));
  let active = 0;
  let byKeyboard = false;

  const open = (index: number) => {
    active = index;
    for (const [number, tab] of tabs.entries()) {
      const isOpen = number === index;
      tab.setAttribute("aria-selected", String(isOpen));
      tab.tabIndex = isOpen ? 0 : -1;
      const panel = panels[number];
      if (isOpen) {
        panel?.removeAttribute("hidden");
        panel?.setAttribute("role", "tabpanel");
        panel?.setAttribute("aria-labelledby", tab.id);
        if (byKeyboard) panel?.setAttribute("tabindex", "0");
      } else {
        // Find-in-page and text fragments still search it.
        panel?.setAttribute("hidden", "until-found");
        for (const name of ["role", "aria-labelledby", "tabindex"]) panel?.removeAttribute(name);
      }
    }
  };
  const write = (way: "push" | "replace") => {
    const { hash = "" } = tabs[active] ?? {};
    if (location.hash !== hash) history[`${way}State`](null, "", hash);
  };
  const openNamed = () => {
    const named = document.getElementById(location.hash.slice(1));
    const index = panels.findIndex((panel) => panel?.contains(named));
    // The hash of another part of the page, such as the skip link's, does not change the tabs.
    if (index >= 0 || !named) active = Math.max(index, 0);
    open(active);
  };

  list.setAttribute("role", "tablist");
  list.setAttribute("aria-label", list.dataset.tabs ?? "");
  for (const [index, tab] of tabs.entries()) {
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", tab.hash.slice(1));
    tab.addEventListener("click", (event) => {
      if (event.button !== 0 || hasModifier(event)) return;
      event.preventDefault();
      open(index);
      write("push");
    });
    panels[index]?.addEventListener("beforematch", () => {
      open(index);
      write("replace");
    });
  }
  list.addEventListener("keydown", (event) => {
    // With these modifiers the arrows are the browser's: back, or the end of a word.
    if (hasModifier(event)) return;
    const next = tabAt(event.key, active, tabs.length, readingDirection(list));
    if (next === undefined) return;
    event.preventDefault();
    open(next);
    tabs[next]?.focus();
  });
  // Moving between tabs adds no history entry. The hash changes only when the focus leaves: screen readers announce a change
  // under the focus.
  list.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && list.contains(relatedTarget))) write("replace");
  });
  addEventListener("hashchange", openNamed);
  openNamed();
  // Chromium (156) focuses the element that the hash names, if it can be focused, and outlines it even after a press by mouse or
  // finger. So panels can be focused from the first press of a key on.
  addEventListener(
    "keydown",
    () => {
      byKeyboard = true;
      open(active);
    },
    { once: true, capture: true },
  );
}

// Not if the page works as without scripts (`index.ts`).
if (document.documentElement.dataset.js !== undefined)
  document.querySelectorAll<HTMLElement>("[data-tabs]").forEach(makeTabs);
