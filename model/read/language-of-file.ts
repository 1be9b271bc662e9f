/** The language of a file: the name of its folder. Files outside these folders hold names, which have no language. */
export function languageOfFile(file: string): string | undefined {
  const [folder, name] = file.split("/");
  return name === undefined ? undefined : folder;
}
