/** Writes several files, all or none. */
import { randomUUID } from "node:crypto";
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { FileContents } from "#model/read/read-folder.ts";

/** The contents of a file; undefined if there is none, or if a folder, a pipe or a socket has its name. */
export function contentsOf(path: string): Buffer | undefined {
  return existsSync(path) && statSync(path).isFile() ? readFileSync(path) : undefined;
}

function put(path: string, contents: Buffer | undefined, waiting: string): void {
  if (!contents) {
    rmSync(path, { force: true });
    return;
  }
  const before = statSync(path, { throwIfNoEntry: false });
  // A symbolic link is kept: its target is written.
  const target = before ? realpathSync(path) : path;
  mkdirSync(dirname(target), { recursive: true });
  const putBy = (temporary: string) => {
    try {
      writeFileSync(temporary, contents);
      if (before) chmodSync(temporary, before.mode);
      renameSync(temporary, target);
    } finally {
      rmSync(temporary, { force: true });
    }
  };
  try {
    putBy(join(waiting, randomUUID()));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    // On another disk, a file can only be renamed within its own folder: written there under a name that no check reads.
    putBy(join(dirname(target), `.${randomUUID()}.part`));
  }
}

/** @throws before anything is written, if a file or its folder is read-only */
function expectWritable(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  // Renaming would replace even a read-only file.
  if (found && (found.mode & 0o222) === 0)
    throw Object.assign(new Error(`${path} is for reading only`), { code: "EPERM", path });
  let folder = dirname(found ? realpathSync(path) : path);
  while (!existsSync(folder)) folder = dirname(folder);
  accessSync(folder, constants.W_OK);
}

/** Writes all files below a folder, or none. @param waiting folder for incomplete files, on the same disk if possible */
export function writeAll(folder: string, files: FileContents, waiting: string): void {
  for (const file of files.keys()) expectWritable(join(folder, file));
  mkdirSync(waiting, { recursive: true });
  const before: [string, Buffer | undefined][] = [];
  try {
    for (const [file, contents] of files) {
      const path = join(folder, file);
      before.push([path, contentsOf(path)]);
      put(path, contents, waiting);
    }
  } catch (error) {
    for (const [path, contents] of before) put(path, contents, waiting);
    throw error;
  } finally {
    rmSync(waiting, { recursive: true, force: true });
  }
}
