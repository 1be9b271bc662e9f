/** The language of a file: that of its folder. Files beside the folders hold names, which are of no language. */
export function languageOfFile(file: string): string | undefined {
  const [folder, name] = file.split("/");
  return name === undefined ? undefined : folder;
}
