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
  rmdirSync,
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

/** Removes a file, and the folders that it leaves empty below a folder. */
function remove(folder: string, path: string): void {
  rmSync(path, { force: true });
  for (let around = dirname(path); around !== folder; around = dirname(around))
    try {
      rmdirSync(around);
    } catch {
      // Not empty, a link, or not there.
      return;
    }
}

/** @throws if files of a folder cannot be written: one of them, or the folder in which it is or would be, is read-only */
export function expectWritable(folder: string, files: Iterable<string>): void {
  for (const file of files) {
    const path = join(folder, file);
    const found = statSync(path, { throwIfNoEntry: false });
    // Renaming would replace even a read-only file.
    if (found && (found.mode & 0o222) === 0)
      throw Object.assign(new Error(`${path} is for reading only`), { code: "EPERM", path });
    let around = dirname(found ? realpathSync(path) : path);
    while (!existsSync(around)) around = dirname(around);
    accessSync(around, constants.W_OK);
  }
}

/** A write that stopped in the middle, and could not be undone. Its cause is the error that stopped it. */
export class HalfWritten extends Error {
  override name = "HalfWritten";
}

/**
 * Writes all files below a folder, or none: each first beside its place, under a name that no check reads, so that a full disk is
 * noticed before the first file is replaced. The target of a link is replaced, not the link.
 * @throws {HalfWritten} if the disk refuses even to undo what was written
 */
export function writeAll(folder: string, files: FileContents): void {
  expectWritable(folder, files.keys());
  const writes = [...files].map(([file, contents]) => {
    const path = join(folder, file);
    return { path, contents, before: contentsOf(path) };
  });
  const waiting: string[] = [];
  const stage = (path: string, contents: Buffer | undefined) => {
    if (!contents) return undefined;
    const target = existsSync(path) ? realpathSync(path) : path;
    const { mode } = statSync(target, { throwIfNoEntry: false }) ?? {};
    const staged = join(dirname(target), `.${randomUUID()}.part`);
    mkdirSync(dirname(target), { recursive: true });
    waiting.push(staged);
    writeFileSync(staged, contents);
    if (mode !== undefined) chmodSync(staged, mode);
    return { staged, target };
  };
  const put = (path: string, file: ReturnType<typeof stage>) => {
    if (file) renameSync(file.staged, file.target);
    else remove(folder, path);
  };
  const clear = () => {
    for (const path of waiting.splice(0))
      try {
        remove(folder, path);
      } catch {
        // No check reads it.
      }
  };
  let begun = 0;
  try {
    const staged = writes.map(({ path, contents }) => stage(path, contents));
    for (const { path } of writes) put(path, staged[begun++]);
  } catch (error) {
    clear();
    const stuck = writes.slice(0, begun).filter(({ path, before }) => {
      try {
        // What could not be replaced needs no undoing.
        if (before === undefined || !contentsOf(path)?.equals(before)) put(path, stage(path, before));
        return false;
      } catch {
        return true;
      }
    });
    clear();
    if (stuck.length === 0) throw error;
    throw new HalfWritten(stuck.map(({ path }) => path).join(", "), { cause: error });
  }
}

/** Removes a folder, or leaves what cannot be removed. */
export function rmQuietly(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // Held by another program, or on a disk that became read-only.
  }
}
