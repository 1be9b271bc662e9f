/** Data as the text of a script element, for `dangerouslySetInnerHTML`, escaped so that it cannot end the element. */
export function scriptText(data: object): { readonly __html: string } {
  return { __html: JSON.stringify(data).replaceAll("<", String.raw`\u003c`) };
}
