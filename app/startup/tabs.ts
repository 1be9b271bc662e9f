// Runs inline behind the panels (`app/ui/tabs/tabs.tsx`), before any module comes: a browser follows a link to words of a closed
// panel (`#:~:text=…`) only where it can find them at once. The pattern is https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
import { readingDirection } from "#app/ui/reading-direction.ts";

/** The tab to which a key leads, in a line as in a column. @param right 1 where the next tab stands to the right, else -1 */
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

/** Makes tabs of links to panels. The hash of the address names the open one. */
function makeTabs(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll("a")];
  const panels = tabs.map(({ hash }) => document.getElementById(hash.slice(1)));
  let active = 0;

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
        panel?.setAttribute("tabindex", "0");
      } else {
        // The browser's own search, and links to a text, find what is in it.
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
    // An address of another part of the page, as the link to its content has, says nothing of tabs.
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
    // With these keys, arrows are commands of the browser: back, or the other end of a word.
    if (hasModifier(event)) return;
    const next = tabAt(event.key, active, tabs.length, readingDirection(list));
    if (next === undefined) return;
    event.preventDefault();
    open(next);
    tabs[next]?.focus();
  });
  // Passing by is no step in the history, and screen readers speak of a hash that changes under the focus.
  list.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && list.contains(relatedTarget))) write("replace");
  });
  addEventListener("hashchange", openNamed);
  openNamed();
}

// Taken away where the page is as without scripts (`index.ts`).
if (document.documentElement.dataset.js !== undefined)
  document.querySelectorAll<HTMLElement>("[data-tabs]").forEach(makeTabs);
