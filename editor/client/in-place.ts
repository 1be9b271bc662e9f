import type { FieldPath } from "../protocol.ts";
import { onlyText, placesOf } from "./find-text.ts";
import { fieldPathsAttribute } from "../source-tags.ts";

/** Texts of the page as they came, while others stand in their place. */
const asTheyCame = new Map<Text, string>();

const editing = "data-editing";

/**
 * Shows texts that are not saved yet where they stand in the page.
 * @param draftOf a text before and after, or undefined for one that was not changed
 */
export function showInPlace(
  page: Element,
  draftOf: (place: FieldPath) => { readonly before: string; readonly after: string } | undefined,
): void {
  for (const [text, came] of asTheyCame) text.data = came;
  asTheyCame.clear();
  for (const element of page.querySelectorAll(`[${fieldPathsAttribute}]`)) {
    const [place, ...others] = placesOf(element);
    const text = onlyText(element);
    const draft = place && others.length === 0 ? draftOf(place) : undefined;
    // A text that was filled in, such as a number in place of {number}, is not the one that is written.
    if (!text || draft?.before !== text.data) continue;
    asTheyCame.set(text, text.data);
    text.data = draft.after;
  }
}

/** Marks the element of a text that is being changed, and no other. */
export function markEdited(page: Element, element: Element | undefined): void {
  for (const other of page.querySelectorAll(`[${editing}]`)) other.removeAttribute(editing);
  element?.setAttribute(editing, "");
}
