/** Whether the reader has asked the browser to save data. Few browsers tell; the others are taken to have been asked nothing. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
