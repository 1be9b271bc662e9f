/** What stands as a box or a link of its own. */
const boxes =
  "a|address|article|aside|button|caption|dd|details|div|dl|dt|figcaption|figure|footer|g|h[1-6]|header|li|main|nav|ol|p|section|summary|svg|table|tbody|td|text|th|thead|tr|ul|x-island|x-slot";
/** Where one of them ends and another element begins. */
const edges = new RegExp(`</(?:${boxes})>(?=<[^/!])`, "g");

/**
 * Parts neighbours by line ends, so that no two words run together where only a style sheet sets them apart, as in text
 * browsers and indexes. `app/islands/hydrate.tsx` takes them away where React would miss them. @param html as React writes it
 */
export const forPlainText = (html: string): string => html.replaceAll(edges, "$&\n");
