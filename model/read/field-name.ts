/** The path of a field as writers read it: `hero.slides[2].label`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === "number" ? `[${part + 1}]` : String(part)))
    .join(".")
    .replaceAll(".[", "[");
}
