/** Whether the visitor has asked the browser to save data. False in the many browsers that do not tell. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
