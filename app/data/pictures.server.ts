import { pictures as built, scans } from "virtual:pictures";
import type { Language, PageId } from "#model/site/pages.ts";
import type { PictureSource as Picture } from "#app/ui/picture.tsx";
import { content } from "./content.server.ts";
import { middle } from "#model/schema/pictures.ts";

/** A picture of `content/images` with its description. @param place `first`: with a crop for phones; `plate`: with a wider file */
export function pictureOf(file: string, language: Language, place?: "first" | "plate"): Picture {
  const sources = built[file];
  const alt = content.in[language].pictures[file];
  // The content has been checked, so this is a fault of the build.
  if (!sources || alt === undefined)
    throw new Error(`No picture was built from content/images/${file}: see ssg/plugins/pictures.ts`);
  const { tall, plate, ...source } = sources;
  const avif = place === "plate" && plate !== undefined ? `${source.avif}, ${plate}` : source.avif;
  const focus = content.pictures.focus[file] ?? middle;
  return { ...source, avif, alt, focus, ...(place === "first" && tall && { tall }) };
}

/** The scan drawing laid over a first screen's picture, if there is one. */
export function scanOf(file: string, language: Language) {
  const drawing = content.pictures.scans?.[file];
  const built = scans[file];
  return drawing !== undefined && built
    ? { ...built, alt: content.in[language].pictures[drawing] ?? "" }
    : undefined;
}

/** The type of `Files` with each file name replaced by its picture. */
type Pictures<Files> = Files extends string ? Picture : { [Key in keyof Files]: Pictures<Files[Key]> };

function resolve(files: unknown, language: Language, place?: "first"): unknown {
  if (typeof files === "string") return pictureOf(files, language, place);
  if (Array.isArray(files)) return files.map((file) => resolve(file, language, place));
  return Object.fromEntries(
    Object.entries(files as object).map(([key, file]) => [
      key,
      resolve(file, language, key === "first" ? "first" : place),
    ]),
  );
}

type Pages = typeof content.pictures.pages;

/** The pictures that `content/pictures.yaml` names for a page. */
export function picturesOf<Page extends PageId>(page: Page, language: Language) {
  const files: Partial<Readonly<Record<PageId, unknown>>> = content.pictures.pages;
  return resolve(files[page] ?? {}, language) as Page extends keyof Pages ? Pictures<Pages[Page]> : object;
}
