import { anchorOf } from "#model/site/anchors.ts";
import { isDrawn, methodOf, pageIds, type PageId } from "#model/site/paths.ts";

/** What there is a document of in each language: a page, or what is said in the place of one that is not there. */
export type DocumentId = PageId | "not-found";

/** In the order of routes and style sheets. */
export const documentIds: readonly DocumentId[] = [...pageIds, "not-found"];

/** The module of a document's component. A method that is drawn has one of its own, which brings its drawing; the others share one. */
export function moduleOf(id: DocumentId): string {
  const method = id === "not-found" ? undefined : methodOf(id);
  if (!method) return `app/pages/${id}/page.tsx`;
  return `app/pages/methods/${isDrawn(method) ? anchorOf(method) : "not-drawn"}.tsx`;
}
