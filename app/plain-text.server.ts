/** Class of what does nothing without scripts. */
const asleep = /class="(?:[^"]* )?needs-js[ "]/;

/** The tags and texts of a piece of HTML, as React writes it: an element without content ends with `/>`. */
const piecesOf = (html: string) => html.split(/(<[^>]*>)/).filter((piece) => piece !== "");

/** A piece of a control that sleeps: the name of its element, and its words, stand in attributes. */
const putToSleep = (piece: string) =>
  piece.startsWith("<")
    ? piece
        .replace(/^<(a|button|input)\b(.*?)\/?>$/, '<x-control data-tag="$1"$2>')
        .replace(/^<\/(?:a|button)>$/, "</x-control>") + (piece.startsWith("<input") ? "</x-control>" : "")
    : `<x-text data-text="${piece}"></x-text>`;

/** Leaves no control and no word of what does nothing without scripts: `app/behaviours/controls.ts` brings them back. */
function withoutControls(html: string): string {
  let depth = 0;
  return piecesOf(html)
    .map((piece) => {
      if (depth === 0 && !asleep.test(piece)) return piece;
      if (piece.startsWith("<!--")) return piece;
      if (piece.startsWith("</")) depth -= 1;
      else if (piece.startsWith("<") && !piece.endsWith("/>")) depth += 1;
      return putToSleep(piece);
    })
    .join("");
}

/** What stands as a box or a link of its own. */
const boxes =
  "a|address|article|aside|button|caption|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|li|main|nav|ol|p|section|summary|table|tbody|td|text|th|thead|tr|ul";
const edges = new RegExp(`</(?:${boxes})>(?=<)`, "g");

/** Parts neighbours by line ends, which `app/islands/hydrate.tsx` takes away where React would miss them. */
const withLineEnds = (html: string) => html.replaceAll(edges, "$&\n");

/**
 * Makes a document read well where nothing but its text is, as in text browsers and indexes: no control that does nothing,
 * no two words that only a style sheet sets apart. @param html as React writes it
 */
export const forPlainText = (html: string): string => withLineEnds(withoutControls(html));
