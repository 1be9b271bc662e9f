/**
 * Words for screen readers after the label of a link, where the label alone does not tell where it leads. They begin with a comma:
 * Chromium drops white space before an element that is out of the flow, and the words would run together.
 */
export function Context({ children }: { readonly children: string }) {
  return <span className="sr-only">{`, ${children}`}</span>;
}
