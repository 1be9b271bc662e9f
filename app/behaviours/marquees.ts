import type { Behaviour } from "./behaviour.ts";
import { exchange } from "./controls.ts";

/** Appends a copy to a list, so that it loops. Screen readers skip the copy. */
function repeat(list: Element): void {
  const copy = list.cloneNode(true) as Element;
  copy.setAttribute("aria-hidden", "true");
  for (const image of copy.querySelectorAll("img")) image.alt = "";
  list.after(copy);
}

/** Strips that CSS moves (`app/sections/partner-strip.tsx`): each is repeated once it comes into view, and its button stops it. */
export const marquees: Behaviour = (root) => {
  // Not at once: a copy of some twenty pictures takes as long as all other behaviours together.
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) {
        observer.unobserve(target);
        repeat(target);
      }
  });
  for (const marquee of root.querySelectorAll<HTMLElement>("[data-playing]")) {
    const list = marquee.querySelector("ul");
    if (list) observer.observe(list);
    const button = marquee.querySelector("button");
    button?.addEventListener("click", () => {
      marquee.dataset.playing = String(marquee.dataset.playing === "false");
      exchange(button);
    });
  }
};
