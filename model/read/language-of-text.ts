/** The language of a file: that of its folder. Files beside the folders hold names, which are of no language. */
export function languageOfFile(file: string): string | undefined {
  const [folder, name] = file.split("/");
  return name === undefined ? undefined : folder;
}

/** The language of a text: that of its file, unless its field says that it is another's. */
export const languageOfText = (file: string, path: readonly PropertyKey[]): string | undefined =>
  path.at(-1) === "englishTitle" ? "en" : languageOfFile(file);
