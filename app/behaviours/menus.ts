import { upTo } from "#app/ui/breakpoints.ts";
import type { Behaviour } from "./behaviour.ts";

/**
 * Whether a dropdown overlays the page. On phones it is part of the menu's list: closing it would move the entries that are being
 * pressed.
 */
const floats = () => !matchMedia(upTo.menuCollapsed).matches;

const isLink = (target: EventTarget | null) => target instanceof Element && target.closest("a") !== null;

const isOutside = (element: Element, target: EventTarget | null) =>
  target instanceof Node && !element.contains(target);

/** Closes a dropdown on Escape, when a link is pressed and, if it overlays the page, on a press or focus outside of it. */
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

/**
 * Closes the phone menu, a popover that the browser opens: when a link is pressed, focus leaves it, the window is wide or the page
 * is left.
 */
export const menus: Behaviour = (root) => {
  const menu = root.querySelector<HTMLElement>("header [popover]");
  const button = root.querySelector<HTMLElement>("header [popovertarget]");
  if (!menu || !button) return;
  menu.querySelectorAll("details").forEach(closeDropdown);
  // Without popovers the menu is always visible, and `:popover-open` is an invalid selector.
  if (!("popover" in HTMLElement.prototype)) return;
  const close = () => {
    if (menu.matches(":popover-open")) menu.hidePopover();
  };
  menu.addEventListener("click", ({ target }) => {
    if (isLink(target)) close();
  });
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    // The focused element must not be covered by the menu.
    if (isOutside(menu, relatedTarget)) close();
  });
  /** Whether the menu was closed only because the window became wider, for example on a rotated phone. */
  let isHeld = false;
  addEventListener("resize", () => {
    // In a wide window the menu is part of the bar: as an open popover it would cover the bar.
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
  // The back/forward cache may restore the page in the state in which it was left.
  addEventListener("pagehide", close);
};
