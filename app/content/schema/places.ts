import { say } from "#app/messages/messages.ts";
import { nearest } from "#app/messages/nearest.ts";
import { filledPlaces } from "../fill-places.ts";

/** The names that stand between braces in a text, as `number` in "{number} points". */
export function namesBetweenBraces(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
}

const inBraces = (name: string) => `{${name}}`;

/**
 * What is wrong with the names between braces in a text, if anything is: one that nothing replaces, or one that is missing.
 * @param must names that must be there  @param may names that may, besides those of lists
 */
export function placesProblem(
  text: string,
  must: readonly string[],
  may: readonly string[],
): string | undefined {
  const found = namesBetweenBraces(text);
  const known = [...must, ...may, ...filledPlaces];
  const unknown = found.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const near = nearest(unknown, known);
    return near === undefined
      ? say("placeUnknown", { found: inBraces(unknown) })
      : say("placeUnknownNear", { found: inBraces(unknown), near: inBraces(near) });
  }
  const missing = must.filter((name) => !found.includes(name));
  return missing.length > 0 ? say("placeMissing", { wanted: missing.map(inBraces).join(", ") }) : undefined;
}
