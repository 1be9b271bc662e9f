/**
 * Adds one interactive behaviour to a page, without React: finds its elements below a root and listens to their events. Called once
 * for each root.
 * @param root the document, or an element that the dev server has put in place of an older one
 */
export type Behaviour = (root: ParentNode) => void;

/** `rootMargin` for a line at 40 % of the window's height: the part that crosses it is the one being read. */
export const readingLine = "-40% 0px -60%";
