/** Writes the words of controls that need scripts (`app/ui/control-words.tsx`): in the document these are in an attribute. */
export function writeWords(root: ParentNode): void {
  for (const control of root.querySelectorAll<HTMLElement>("[data-words]"))
    control.textContent = control.dataset.words ?? "";
}

function exchangeAttribute(element: Element | null, name: string): void {
  const value = element?.getAttribute(name) ?? "";
  element?.setAttribute(name, element.getAttribute("data-other") ?? "");
  element?.setAttribute("data-other", value);
}

/**
 * Swaps the label (text or `aria-label`) and the icon of a button that has two states, such as "pause" and "play", with those of
 * its other state, which are in `data-other`.
 */
export function exchange(button: HTMLElement): void {
  const label = button.querySelector("span");
  if (label) [label.textContent, label.dataset.other] = [label.dataset.other ?? "", label.textContent];
  else exchangeAttribute(button, "aria-label");
  exchangeAttribute(button.querySelector("path"), "d");
}
