import type { Behaviour } from "./behaviour.ts";

/** Puts a copy behind each list that passes by (`app/sections/partner-strip.tsx`), so that it has no end. It is for the eye alone. */
export const repeat: Behaviour = (root) => {
  for (const list of root.querySelectorAll("[data-repeated]")) {
    const copy = list.cloneNode(true) as Element;
    copy.removeAttribute("data-repeated");
    copy.setAttribute("aria-hidden", "true");
    for (const image of copy.querySelectorAll("img")) image.alt = "";
    list.after(copy);
  }
};
