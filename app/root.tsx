/** The router asks for a root; documents are drawn by `document.tsx`. */
function Root() {
  return null;
}

export { Root as default };
