/** Buttons with two states, such as "pause" and "play". */
function exchangeAttribute(element: Element | null, name: string): void {
  const value = element?.getAttribute(name) ?? "";
  element?.setAttribute(name, element.getAttribute("data-other") ?? "");
  element?.setAttribute("data-other", value);
}

/** Swaps the icon of a button, and its label (text or `aria-label`), with those in `data-other`: of its other state. */
export function exchange(button: HTMLElement): void {
  const label = button.querySelector("span");
  if (label) [label.textContent, label.dataset.other] = [label.dataset.other ?? "", label.textContent];
  else exchangeAttribute(button, "aria-label");
  exchangeAttribute(button.querySelector("path"), "d");
}
