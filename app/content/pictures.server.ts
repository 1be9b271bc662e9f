import type { Picture, WithPictures } from "./types.ts";

/*
 * Widths the layout asks for, in CSS px times the usual screen densities: phones 480 and 800, half of a
 * desktop 1200, full width 1600. Qualities were judged by eye at full size: see docs/decisions.
 */
const avif = import.meta.glob<string>("/content/images/*", {
  query: "?w=480;800;1200;1600&format=avif&quality=52&effort=5&as=srcset",
  import: "default",
  eager: true,
});
const webp = import.meta.glob<string>("/content/images/*", {
  query: "?w=480;800;1200;1600&format=webp&quality=74&as=srcset",
  import: "default",
  eager: true,
});
const fallback = import.meta.glob<{ src: string; w: number; h: number }>("/content/images/*", {
  query: "?w=1200&format=jpg&quality=78&as=meta:src;width;height",
  import: "default",
  eager: true,
});

function resolvePicture(file: string, alt: string, focus: Picture["focus"]): Picture {
  const path = `/content/images/${file}`;
  const [avifSet, webpSet, plain] = [avif[path], webp[path], fallback[path]];
  if (avifSet === undefined || webpSet === undefined || plain === undefined) {
    // Content is checked before pages are made, so this is a fault of the build, not of the writer.
    throw new Error(`No picture was built from ${path}: see the queries in pictures.server.ts`);
  }
  return { avif: avifSet, webp: webpSet, src: plain.src, width: plain.w, height: plain.h, alt, focus };
}

/** Copies content, with each `{ file, alt }` replaced by the addresses and size of the built picture. */
export function withPictures<Value>(value: Value): WithPictures<Value> {
  const visit = (entry: unknown): unknown => {
    if (Array.isArray(entry)) return entry.map(visit);
    if (typeof entry !== "object" || entry === null) return entry;
    if (
      "file" in entry &&
      "alt" in entry &&
      typeof entry.file === "string" &&
      typeof entry.alt === "string"
    ) {
      const focus =
        "focus" in entry && (entry.focus === "left" || entry.focus === "right") ? entry.focus : undefined;
      return resolvePicture(entry.file, entry.alt, focus);
    }
    return Object.fromEntries(Object.entries(entry).map(([key, inner]) => [key, visit(inner)]));
  };
  return visit(value) as WithPictures<Value>;
}
