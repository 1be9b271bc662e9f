/**
 * An attribute of an element that is written as text, with a space before it: ` data-name='value'`.
 * @param name without `data-`
 */
export function dataAttribute(name: string, value: string): string {
  const escaped = value.replaceAll("&", "&amp;").replaceAll("'", "&#39;").replaceAll(">", "&gt;");
  return ` data-${name}='${escaped}'`;
}
