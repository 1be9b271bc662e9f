import { pictures } from "virtual:pictures";
import { content } from "./content.server.ts";
import type { Picture, WithPictures } from "./types.ts";

function resolvePicture(file: string, alt: string, firstScreen: boolean): Picture {
  const built = pictures[file];
  // Content is checked before pages are made, so this is a fault of the build, not of the writer.
  if (!built)
    throw new Error(`No picture was built from content/images/${file}: see build-tools/pictures.ts`);
  const { tall, ...whole } = built;
  return { ...whole, alt, focus: content.pictures.focus[file], ...(firstScreen && tall && { tall }) };
}

/**
 * Copies content, with each `{ file, alt }` replaced by the addresses and size of the built picture. Those of a page's
 * first screen (its `hero`) come in a phone's proportions too.
 */
export function withPictures<Value>(value: Value): WithPictures<Value> {
  const visit = (entry: unknown, firstScreen: boolean): unknown => {
    if (Array.isArray(entry)) return entry.map((inner) => visit(inner, firstScreen));
    if (typeof entry !== "object" || entry === null) return entry;
    if (
      "file" in entry &&
      "alt" in entry &&
      typeof entry.file === "string" &&
      typeof entry.alt === "string"
    ) {
      return resolvePicture(entry.file, entry.alt, firstScreen);
    }
    return Object.fromEntries(
      Object.entries(entry).map(([key, inner]) => [key, visit(inner, firstScreen || key === "hero")]),
    );
  };
  return visit(value, false) as WithPictures<Value>;
}
