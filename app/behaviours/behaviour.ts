/**
 * A behaviour makes a part of a page answer without React. It is called once for each root, finds its elements below it and
 * listens. @param root the document, or a part that development has put in place of an older one
 */
export type Behaviour = (root: ParentNode) => void;
