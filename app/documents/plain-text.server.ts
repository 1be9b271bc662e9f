/** Elements whose text stands apart from its neighbours: blocks, cells, links, buttons. */
const boxes =
  "a|address|article|aside|button|caption|dd|details|div|dl|dt|figcaption|figure|footer|g|h[1-6]|header|li|main|nav|ol|p|section|summary|svg|table|tbody|td|text|th|thead|tr|ul|x-island|x-slot";
/** The end of such an element before another element begins, or of a `span` before such an element. */
const edges = new RegExp(`</(?:${boxes})>(?=<[^/!])|</span>(?=<(?:${boxes})[ >])`, "g");

/**
 * Adds line ends between neighbouring elements, so that text browsers and indexes, which ignore style sheets, do not join their
 * words. `app/islands/hydrate.tsx` removes them from islands, as React did not render them. @param html as React writes it
 */
export const forPlainText = (html: string): string => html.replaceAll(edges, "$&\n");
