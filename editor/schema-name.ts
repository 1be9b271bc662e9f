/** The name under which the fields of a content file are kept. @param file below `content/`, such as `fr/about.yaml` */
export function schemaName(file: string, languages: readonly string[]): string {
  const [folder = "", ...rest] = file.replace(/\.yaml$/, "").split("/");
  return languages.includes(folder) ? ["language", ...rest].join("/") : [folder, ...rest].join("/");
}
