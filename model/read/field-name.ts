/** The path of a field as writers read it: `hero.slides[2].label`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === "number" ? `[${part + 1}]` : String(part)))
    .join(".")
    .replaceAll(".[", "[");
}

/** The path that `fieldName` wrote. A dot before the ending of a picture is part of its name. */
export const pathOfName = (name: string): (string | number)[] =>
  [...name.matchAll(/\[(\d+)\]|(?:[^.[\]]|\.(?:jpg|png|svg|webp)(?![^.[]))+/g)].map(([step, number]) =>
    number === undefined ? step : Number(number) - 1,
  );
