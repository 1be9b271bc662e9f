import { pictures } from "virtual:pictures";
import { content } from "./content.server.ts";
import { mapPictures } from "./map-pictures.ts";
import type { Picture, WithPictures } from "./types.ts";

function resolvePicture({ file, alt }: { file: string; alt: string }, firstScreen: boolean): Picture {
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
  return mapPictures(value, resolvePicture) as WithPictures<Value>;
}
