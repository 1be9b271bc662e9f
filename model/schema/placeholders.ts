import { nearest } from "#model/read/nearest.ts";
import { wrong, type Wrong } from "#model/read/problem.ts";

/** The lists that a text may count, by placeholder: `{methods}`. */
export const listNames = [
  "methods",
  "equipment",
  "sectors",
  "controls",
  "offices",
  "languages",
  "services",
  "links",
  "subjects",
  "occasions",
  "values",
  "commitments",
  "policies",
  "courses.activities",
  "courses.safety",
  "courses.rescue",
  "courses.management",
] as const;

export type ListName = (typeof listNames)[number];

/** The cities of the offices, and the type of list (`Intl.ListFormat`) that joins them. */
export const cityLists = { "cities.and": "conjunction", "cities.or": "disjunction" } as const;

/** A text with a capital, as its language writes it (Turkish: iki, İki). `{Methods}` is filled this way. */
export const capital = (text: string, locale?: string) =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** The placeholder of a list's number in digits. */
export const inDigits = (name: string) => `${name}.digits`;

const names = [...listNames, ...Object.keys(cityLists)];

/** All placeholders that any text may contain. */
export const filledPlaces: readonly string[] = [
  ...names,
  ...names.map((name) => capital(name)),
  ...listNames.map(inDigits),
];

/** The placeholders of a text that are filled with a number in words. */
export const countsIn = (text: string): ListName[] =>
  [...text.matchAll(/\{([\w.]+)\}/g)].flatMap(
    ([, name = ""]) => listNames.find((one) => one === name || capital(one) === name) ?? [],
  );

/** The names between braces in a text, such as `number` in "{number} points". */
export function namesBetweenBraces(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
}

const inBraces = (name: string) => `{${name}}`;

/** The problem of a text's placeholders, if any. @param must required ones @param may allowed ones, besides those of lists */
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
