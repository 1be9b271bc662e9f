/** A picture as a file of the content names it. */
interface NamedPicture {
  readonly file: string;
  readonly alt: string;
}

function isPicture(value: object): value is NamedPicture {
  return "file" in value && "alt" in value && typeof value.file === "string" && typeof value.alt === "string";
}

/**
 * Copies content with something else in the place of each picture that it names.
 * @param put gives what is to stand there; `firstScreen` tells a picture of a page's first screen (its `hero`)
 */
export function mapPictures(
  value: unknown,
  put: (picture: NamedPicture, firstScreen: boolean) => unknown,
  firstScreen = false,
): unknown {
  if (Array.isArray(value)) return value.map((inner) => mapPictures(inner, put, firstScreen));
  if (typeof value !== "object" || value === null) return value;
  if (isPicture(value)) return put(value, firstScreen);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      mapPictures(inner, put, firstScreen || key === "hero"),
    ]),
  );
}
