import { upTo } from "#app/ui/breakpoints.ts";
import type { Behaviour } from "./behaviour.ts";

/** Whether a dropdown lies over the page. On phones it stands among the entries: folding it would move them from under a press. */
const floats = () => !matchMedia(upTo.menuCollapsed).matches;

const isLink = (target: EventTarget | null) => target instanceof Element && target.closest("a") !== null;

const isOutside = (element: Element, target: EventTarget | null) =>
  target instanceof Node && !element.contains(target);

/** Closes a dropdown on Escape, on a choice and, where it floats, on a press or focus outside of it. */
function closeDropdown(details: HTMLDetailsElement): void {
  const close = () => {
    details.open = false;
  };
  details.addEventListener("click", ({ target }) => {
    if (isLink(target)) close();
  });
  details.addEventListener("focusout", ({ relatedTarget }) => {
    if (floats() && isOutside(details, relatedTarget)) close();
  });
  addEventListener("pointerdown", ({ target }) => {
    if (floats() && isOutside(details, target)) close();
  });
  addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !details.open) return;
    close();
    details.querySelector("summary")?.focus();
  });
}

/** Closes the phone's menu, which the browser opens: on a choice, when the focus leaves it, while the window is wider, when the page is left. */
export const menus: Behaviour = (root) => {
  const menu = root.querySelector<HTMLElement>("header [popover]");
  const button = root.querySelector<HTMLElement>("header [popovertarget]");
  if (!menu || !button) return;
  menu.querySelectorAll("details").forEach(closeDropdown);
  // A browser without popovers shows the menu in the page, and does not know the selector below.
  if (!("popover" in HTMLElement.prototype)) return;
  const close = () => {
    if (menu.matches(":popover-open")) menu.hidePopover();
  };
  menu.addEventListener("click", ({ target }) => {
    if (isLink(target)) close();
  });
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    // What the keyboard reaches must not lie hidden below the menu.
    if (isOutside(menu, relatedTarget)) close();
  });
  /** Whether only a wider window has closed it, as a turned phone's. */
  let isHeld = false;
  addEventListener("resize", () => {
    // On a wider screen the menu stands in the bar: open, it would lie above it.
    if (button.offsetParent === null) {
      isHeld ||= menu.matches(":popover-open");
      close();
    } else if (isHeld) {
      isHeld = false;
      menu.showPopover();
    }
  });
  for (const use of ["pointerdown", "keydown", "pagehide"])
    addEventListener(use, () => {
      isHeld = false;
    });
  // The browser may keep the page, and show it again as it was left.
  addEventListener("pagehide", close);
};
