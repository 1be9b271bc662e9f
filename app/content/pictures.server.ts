import { content } from "./content.server.ts";
import type { Picture, WithPictures } from "./types.ts";

/*
 * Widths the layout asks for, in CSS px times the usual screen densities: phones 480 and 800, half of a desktop 1200,
 * full width 1600. WebP serves the few browsers without AVIF and needs fewer steps. Qualities were judged by eye at
 * full size, `chroma=half` and `effort=3` by weight and time: see docs/decisions/0005-pictures.md.
 */
const avif = import.meta.glob<string>("/content/images/*", {
  query: "?w=480;800;1200;1600&format=avif&quality=46&effort=3&chroma=half&as=srcset",
  import: "default",
  eager: true,
});
const webp = import.meta.glob<string>("/content/images/*", {
  query: "?w=800;1600&format=webp&quality=74&as=srcset",
  import: "default",
  eager: true,
});
const fallback = import.meta.glob<{ src: string; width: number; height: number }>("/content/images/*", {
  query: "?w=1200&format=jpg&quality=78&as=meta:src;width;height",
  import: "default",
  eager: true,
});

/* Cut to a phone's proportions around the subject: `focused` is resolved from content/pictures.yaml in vite.config.ts. */
const tallAvif = import.meta.glob<string>("/content/images/*", {
  query: "?w=480;720&aspect=4:5&focused&format=avif&quality=46&effort=3&chroma=half&as=srcset",
  import: "default",
  eager: true,
});
const tallWebp = import.meta.glob<string>("/content/images/*", {
  query: "?w=720&aspect=4:5&focused&format=webp&quality=74&as=srcset",
  import: "default",
  eager: true,
});

function built<Value>(found: Readonly<Record<string, Value>>, path: string): Value {
  const value = found[path];
  // Content is checked before pages are made, so this is a fault of the build, not of the writer.
  if (value === undefined) {
    throw new Error(`No picture was built from ${path}: see the queries in pictures.server.ts`);
  }
  return value;
}

function resolvePicture(file: string, alt: string, firstScreen: boolean): Picture {
  const path = `/content/images/${file}`;
  const { src, width, height } = built(fallback, path);
  return {
    avif: built(avif, path),
    webp: built(webp, path),
    src,
    width,
    height,
    alt,
    focus: content.pictures.focus[file],
    ...(firstScreen && { tall: { avif: built(tallAvif, path), webp: built(tallWebp, path) } }),
  };
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
