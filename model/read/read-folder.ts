import { isUtf8 } from "node:buffer";
import { hash } from "node:crypto";
import { accessSync, constants, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import sharp from "sharp";
import type { Wrong } from "./problem.ts";
import { inCloud, refusalOf } from "./refusal.ts";

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
  /** Files and folders that are there and cannot be read, with the reason. The content folder itself is "". */
  readonly unreadable: ReadonlyMap<string, Wrong>;
  /** Folders directly below `content/` in which nothing is read but perhaps a flag. */
  readonly idleFolders: readonly string[];
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a picture file, and the text of a drawing (SVG); "broken" if the file is damaged, "none" if it is no picture. */
export type FoundPicture = (Size & { readonly drawing?: string }) | "empty" | "broken" | "none";

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

/** Whether a file or folder is none of the owner's, by its name. */
export const isLitter = (path: string) => litter.test(path.slice(path.lastIndexOf("/") + 1));

/** New contents of files by path below a folder; undefined deletes the file. */
export type FileContents = ReadonlyMap<string, Buffer | undefined>;

interface Below {
  readonly files: string[];
  readonly folders: string[];
  readonly unreadable: Map<string, Wrong>;
}

/** What lies below a folder, following links. Links that lead nowhere, or to a folder above, are ignored. */
function below(folder: string): Below {
  const found: Below = { files: [], folders: [], unreadable: new Map() };
  const look = (path: string, above: readonly string[]) => {
    const at = join(folder, path);
    const start = path === "" ? "" : `${path}/`;
    try {
      const kind = statSync(at);
      if (kind.isFile()) found.files.push(path);
      if (!kind.isDirectory()) return;
      const here = realpathSync(at);
      if (above.includes(here)) return;
      // One refusal of the folder, rather than one of each file in it.
      accessSync(at, constants.R_OK | constants.X_OK);
      const names = readdirSync(at);
      if (path !== "") found.folders.push(path);
      for (const name of names) {
        // macOS 13 and before: `.about.yaml.icloud` stands for about.yaml while iCloud keeps it elsewhere.
        const [, away = "README.md"] = /^\.(.+)\.icloud$/.exec(name) ?? [];
        if (away !== "README.md" && !isLitter(away) && !names.includes(away))
          found.unreadable.set(start + away, inCloud);
        else if (!isLitter(name)) look(start + name, [...above, here]);
      }
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      if (path === "" && code === "ENOENT") throw error;
      const refusal = ["ENOENT", "ELOOP"].includes(code) ? undefined : refusalOf(error);
      if (refusal !== undefined) found.unreadable.set(path, refusal);
    }
  };
  look("", []);
  return found;
}

const kinds = {
  texts: /\.ya?ml$/,
  images: /^images\/([a-z0-9-]+\.(?:jpg|png|webp))$/,
  logos: /^partners\/([a-z0-9-]+\/[a-z0-9-]+\.(?:svg|png|webp))$/,
  ownLogos: /^logo\/([a-z0-9-]+\.svg)$/,
  maps: /^maps\/([a-z0-9-]+\.svg)$/,
  others: /^(README\.md|images\/README\.md|[^/]+\/flag\.svg|fonts\/.+\.(?:woff2?|ttf|otf|txt))$/,
} as const;

/** The files of a content folder, and a source that is made of them but for the pictures. */
function readBelow(folder: string, unsaved: FileContents) {
  const { files: there, folders, unreadable } = below(folder);
  for (const file of unsaved.keys()) unreadable.delete(file);
  const isLeftOut = (file: string) =>
    isLitter(file) || (unsaved.has(file) && unsaved.get(file) === undefined);
  const files = [...new Set([...there, ...unsaved.keys()])].filter((file) => !isLeftOut(file)).sort();
  const bytesOf = (file: string) => {
    try {
      return unsaved.get(file) ?? readFileSync(join(folder, file));
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === undefined) throw error;
      unreadable.set(file, refusal);
      return undefined;
    }
  };
  const named = (kind: keyof typeof kinds) =>
    new Set(files.flatMap((file) => kinds[kind].exec(file)?.[1] ?? []));
  const texts: Record<string, string> = {};
  const misencoded = new Map<string, number>();
  for (const file of files.filter((name) => kinds.texts.test(name))) {
    const bytes = bytesOf(file);
    if (!bytes) continue;
    const text = new TextDecoder().decode(bytes);
    texts[file] = text;
    if (!isUtf8(bytes)) misencoded.set(file, text.slice(0, text.indexOf("\ufffd")).split("\n").length);
  }
  const isRead = (file: string) => !file.endsWith("/flag.svg");
  const source: ContentSource = {
    texts,
    misencoded,
    images: named("images"),
    logos: named("logos"),
    ownLogos: named("ownLogos"),
    maps: named("maps"),
    strays: files.filter((file) => !Object.values(kinds).some((form) => form.test(file))),
    unreadable,
    idleFolders: folders.filter(
      (name) => !name.includes("/") && !files.some((file) => file.startsWith(`${name}/`) && isRead(file)),
    ),
  };
  return { files, bytesOf, source };
}

/** Reads a content folder from disk, without its pictures. @throws if it is not there */
export const contentSourceOf = (folder: string, unsaved: FileContents = new Map()): ContentSource =>
  readBelow(folder, unsaved).source;

async function pictureOf(file: string, bytes: Buffer): Promise<FoundPicture> {
  const drawing = file.endsWith(".svg") ? bytes.toString("utf8") : undefined;
  // Sync programs and crashes leave zeros, too.
  if (!bytes.some(Boolean)) return "empty";
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
 * Reads a content folder from disk, with its pictures. @throws if it is not there
 * @param unsaved in place of the files on disk @param known pictures of earlier calls, which it adds to
 */
export async function fullSourceOf(
  folder: string,
  unsaved: FileContents = new Map(),
  known: KnownPictures = new Map(),
): Promise<FullSource> {
  const { files, bytesOf, source } = readBelow(folder, unsaved);
  const pictures = files.filter((file) => /\.(?:jpg|png|webp|svg)$/.test(file));
  const found = pictures.map(async (file) => {
    const bytes = bytesOf(file);
    if (!bytes) return [];
    const key = `${hash("sha1", bytes)} ${extname(file)}`;
    const picture = known.get(key) ?? pictureOf(file, bytes);
    known.set(key, picture);
    return [[file, await picture] as const];
  });
  return { ...source, pictures: new Map((await Promise.all(found)).flat()) };
}
