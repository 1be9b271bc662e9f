import type { Behaviour } from "./behaviour.ts";

/** Appends a copy to each scrolling list (`app/sections/partner-strip.tsx`), so that it loops. Screen readers skip the copy. */
export const repeat: Behaviour = (root) => {
  for (const list of root.querySelectorAll("[data-repeated]")) {
    const copy = list.cloneNode(true) as Element;
    copy.removeAttribute("data-repeated");
    copy.setAttribute("aria-hidden", "true");
    for (const image of copy.querySelectorAll("img")) image.alt = "";
    list.after(copy);
  }
};
