/**
 * Adds one interactive behaviour to a page, without React: finds its elements below a root and listens to their events. Called once
 * for each root.
 * @param root the document, or an element that the dev server has put in place of an older one
 */
export type Behaviour = (root: ParentNode) => void;
