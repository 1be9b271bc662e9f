import { isUtf8 } from "node:buffer";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import sharp from "sharp";
import type { ContentSource } from "./report.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What there is in the file of a picture: its size, and the text of a drawing (SVG); or nothing that can be opened whole. */
export type FoundPicture = (Size & { readonly drawing?: string }) | "broken" | "none";

export interface FullSource extends ContentSource {
  readonly pictures: ReadonlyMap<string, FoundPicture>;
}

/** What systems and programs put beside files by themselves. Nobody wrote it, and nobody has to mend it. */
const litter =
  /^(\..*|~\$.*|.*~|#.*#|.*\.(?:sw[a-p]|tmp|part|crdownload)|Thumbs\.db|ehthumbs\.db|desktop\.ini|Icon\r)$/i;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll("\\", "/"))
    .filter((file) => !file.split("/").some((part) => litter.test(part)))
    .sort();
}

const kinds = {
  texts: /\.ya?ml$/,
  images: /^images\/([a-z0-9-]+\.(?:jpg|png|webp))$/,
  logos: /^partners\/([a-z0-9-]+\/[a-z0-9-]+\.(?:svg|png|webp))$/,
  ownLogos: /^logo\/([a-z0-9-]+\.svg)$/,
  maps: /^maps\/([a-z0-9-]+\.svg)$/,
  others: /^(README\.md|images\/README\.md|[^/]+\/flag\.svg|fonts\/.+\.(?:woff2?|ttf|otf|txt))$/,
} as const;

/** Reads a content folder from disk, for checks that run without the build. */
export function contentSourceOf(folder: string): ContentSource {
  const files = filesIn(folder);
  const named = (kind: keyof typeof kinds) =>
    new Set(files.flatMap((file) => kinds[kind].exec(file)?.[1] ?? []));
  const texts: Record<string, string> = {};
  const misencoded = new Map<string, number>();
  for (const file of files.filter((name) => kinds.texts.test(name))) {
    const bytes = readFileSync(join(folder, file));
    const text = new TextDecoder().decode(bytes);
    texts[file] = text;
    if (!isUtf8(bytes)) misencoded.set(file, text.slice(0, text.indexOf("\ufffd")).split("\n").length);
  }
  return {
    texts,
    misencoded,
    images: named("images"),
    logos: named("logos"),
    ownLogos: named("ownLogos"),
    maps: named("maps"),
    strays: files.filter((file) => !Object.values(kinds).some((form) => form.test(file))),
  };
}

async function pictureAt(file: string): Promise<FoundPicture> {
  const bytes = readFileSync(file);
  const drawing = file.endsWith(".svg") ? bytes.toString("utf8") : undefined;
  if (bytes.length === 0) return drawing === undefined ? "none" : "broken";
  try {
    const picture = sharp(bytes, { failOn: "warning" });
    const { width, height } = await picture.metadata();
    // What was broken off is found by opening it, which is quick while it is made small.
    if (drawing === undefined) await picture.resize(16).toBuffer();
    return { width, height, ...(drawing !== undefined && { drawing }) };
  } catch {
    const known =
      drawing !== undefined ||
      (await sharp(bytes)
        .metadata()
        .then(Boolean, () => false));
    return known ? "broken" : "none";
  }
}

/** Reads a content folder from disk, its pictures too. */
export async function fullSourceOf(folder: string): Promise<FullSource> {
  const pictures = filesIn(folder).filter((file) => /\.(?:jpg|png|webp|svg)$/.test(file));
  const found = pictures.map(async (file) => [file, await pictureAt(join(folder, file))] as const);
  return { ...contentSourceOf(folder), pictures: new Map(await Promise.all(found)) };
}
