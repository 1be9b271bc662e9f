import type { Behaviour } from "./behaviour.ts";

/** Puts controls in the places that the document holds for them (`app/plain-text.server.ts`), before anything listens to them. */
export const controls: Behaviour = (root) => {
  for (const text of root.querySelectorAll<HTMLElement>("x-text")) text.replaceWith(text.dataset.text ?? "");
  for (const place of root.querySelectorAll<HTMLElement>("x-control")) {
    const { tag = "" } = place.dataset;
    delete place.dataset.tag;
    const control = document.createElement(tag);
    for (const { name, value } of place.attributes) control.setAttribute(name, value);
    control.append(...place.childNodes);
    place.replaceWith(control);
  }
};
