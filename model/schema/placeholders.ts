import { filledPlaces } from "./fill-placeholders.ts";
import { nearest } from "#model/read/nearest.ts";
import { wrong, type Wrong } from "#model/read/problem.ts";

/** The names that stand between braces in a text, as `number` in "{number} points". */
export function namesBetweenBraces(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
}

const inBraces = (name: string) => `{${name}}`;

/** @param must names that must stand between braces  @param may names that may, besides those of lists */
export function placesProblem(
  text: string,
  must: readonly string[],
  may: readonly string[],
): Wrong | undefined {
  const found = namesBetweenBraces(text);
  const known = [...must, ...may, ...filledPlaces];
  const unknown = found.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const near = nearest(unknown, known);
    const remedy = near === undefined ? "l’enlever" : `écrire ${inBraces(near)}`;
    return wrong(`contient ${inBraces(unknown)}, que rien ne remplacera`, remedy);
  }
  const missing = must.filter((name) => !found.includes(name));
  return missing.length > 0
    ? wrong(`ne contient pas ${missing.map(inBraces).join(", ")}`, "l’écrire là où la valeur doit apparaître")
    : undefined;
}
