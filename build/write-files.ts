import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Files by path: what each shall hold, and undefined for one that shall be gone. */
export type FileContents = ReadonlyMap<string, Buffer | undefined>;

export function contentsOf(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}

function put(path: string, contents: Buffer | undefined, waiting: string): void {
  if (!contents) {
    rmSync(path, { force: true });
    return;
  }
  const whole = join(waiting, randomUUID());
  writeFileSync(whole, contents);
  mkdirSync(dirname(path), { recursive: true });
  renameSync(whole, path);
}

/** Writes all files below a folder, or none. @param waiting folder on the same disk for files that are not whole yet */
export function writeAll(folder: string, files: FileContents, waiting: string): void {
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
