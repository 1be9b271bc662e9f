import { isUtf8 } from "node:buffer";
import { hash } from "node:crypto";
import { readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import sharp from "sharp";

/** The source of a site: YAML texts by path below `content/`, and the names of the files that they may refer to. */
export interface ContentSource {
  readonly texts: Readonly<Record<string, string>>;
  readonly images: ReadonlySet<string>;
  /** Logos of partners, such as `home/01.svg`. */
  readonly logos: ReadonlySet<string>;
  readonly ownLogos: ReadonlySet<string>;
  readonly maps: ReadonlySet<string>;
  /** Texts that are not saved as UTF-8, with the first line that cannot be read. */
  readonly misencoded: ReadonlyMap<string, number>;
  /** Files that nothing reads, because of their name or folder. */
  readonly strays: readonly string[];
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a picture file, and the text of a drawing (SVG); "broken" if the file is damaged, "none" if it is no picture. */
export type FoundPicture = (Size & { readonly drawing?: string }) | "broken" | "none";

export interface FullSource extends ContentSource {
  readonly pictures: ReadonlyMap<string, FoundPicture>;
}

/** Files and folders that systems and programs create by themselves. The owner neither wrote them nor has to correct them. */
const litter = new RegExp(
  String.raw`^(?:\..*|~\$.*|.*~|#.*#|.*:Zone\.Identifier|Thumbs\.db|ehthumbs\.db|desktop\.ini|Icon\r|4913` +
    String.raw`|.*\.(?:sw[a-p]|crswp|kate-swp|tmp|part|filepart|crdownload|download|lck|lock|__jb_\w+__|sb-[\w-]+)(?:\.\d+)?` +
    // Folders of disks, network drives and archives.
    String.raw`|__MACOSX|@eaDir|#recycle|\$RECYCLE\.BIN|System Volume Information|lost\+found)$`,
  "i",
);

/** New contents of files by path below a folder; undefined deletes the file. */
export type FileContents = ReadonlyMap<string, Buffer | undefined>;

/** What a name leads to; undefined if it is a link that leads nowhere, or to itself. */
function foundAt(path: string) {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** The files below a folder, following links. Links that lead nowhere, or to a folder above, are ignored. */
function filesBelow(folder: string, above: readonly string[] = []): string[] {
  const here = realpathSync(folder);
  if (above.includes(here)) return [];
  return readdirSync(folder)
    .filter((name) => !litter.test(name))
    .flatMap((name) => {
      const found = foundAt(join(folder, name));
      if (!found?.isDirectory()) return found?.isFile() ? [name] : [];
      return filesBelow(join(folder, name), [...above, here]).map((file) => `${name}/${file}`);
    });
}

function filesIn(folder: string, unsaved: FileContents): string[] {
  const isDeleted = (file: string) => unsaved.has(file) && unsaved.get(file) === undefined;
  return [...new Set([...filesBelow(folder), ...unsaved.keys()])].filter((file) => !isDeleted(file)).sort();
}

const kinds = {
  texts: /\.ya?ml$/,
  images: /^images\/([a-z0-9-]+\.(?:jpg|png|webp))$/,
  logos: /^partners\/([a-z0-9-]+\/[a-z0-9-]+\.(?:svg|png|webp))$/,
  ownLogos: /^logo\/([a-z0-9-]+\.svg)$/,
  maps: /^maps\/([a-z0-9-]+\.svg)$/,
  others: /^(README\.md|images\/README\.md|[^/]+\/flag\.svg|fonts\/.+\.(?:woff2?|ttf|otf|txt))$/,
} as const;

/** Reads a content folder from disk, without its pictures. */
export function contentSourceOf(folder: string, unsaved: FileContents = new Map()): ContentSource {
  const files = filesIn(folder, unsaved);
  const named = (kind: keyof typeof kinds) =>
    new Set(files.flatMap((file) => kinds[kind].exec(file)?.[1] ?? []));
  const texts: Record<string, string> = {};
  const misencoded = new Map<string, number>();
  for (const file of files.filter((name) => kinds.texts.test(name))) {
    const bytes = unsaved.get(file) ?? readFileSync(join(folder, file));
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

async function pictureOf(file: string, bytes: Buffer): Promise<FoundPicture> {
  const drawing = file.endsWith(".svg") ? bytes.toString("utf8") : undefined;
  if (bytes.length === 0) return drawing === undefined ? "none" : "broken";
  try {
    const picture = sharp(bytes, { failOn: "warning" });
    const { width, height } = await picture.metadata();
    // Decoding finds truncated files; it is quick at a small size.
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

/** What was found in picture files, by their bytes: decoding them takes longer than all else. */
export type KnownPictures = Map<string, Promise<FoundPicture>>;

/**
 * Reads a content folder from disk, with its pictures.
 * @param unsaved in place of the files on disk @param known pictures of earlier calls, which it adds to
 */
export async function fullSourceOf(
  folder: string,
  unsaved: FileContents = new Map(),
  known: KnownPictures = new Map(),
): Promise<FullSource> {
  const pictures = filesIn(folder, unsaved).filter((file) => /\.(?:jpg|png|webp|svg)$/.test(file));
  const found = pictures.map(async (file) => {
    const bytes = unsaved.get(file) ?? readFileSync(join(folder, file));
    const key = `${hash("sha1", bytes)} ${extname(file)}`;
    const picture = known.get(key) ?? pictureOf(file, bytes);
    known.set(key, picture);
    return [file, await picture] as const;
  });
  return { ...contentSourceOf(folder, unsaved), pictures: new Map(await Promise.all(found)) };
}
