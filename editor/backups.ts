/** Copies of the content before each save, from which saves are undone. */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { FileContents } from "#model/read/read-folder.ts";
import { contentsOf, HalfWritten, rmQuietly, writeAll } from "../ssg/write-files.ts";
import type { Save } from "./protocol.ts";

export const versionOf = (contents: string | Buffer | undefined) =>
  contents === undefined ? "" : createHash("sha256").update(contents).digest("hex");

export const versionsOf = (files: FileContents) =>
  Object.fromEntries([...files].map(([file, contents]) => [file, versionOf(contents)]));

/** The note of a save. */
const memoSchema = z.object({
  /** The versions of the files after it. */
  after: z.record(
    z.string().refine((file) => !file.split(/[/\\]/).includes("..")),
    z.string(),
  ),
  /** If this save undid others: the oldest of them. All saves after that one are undone too. */
  back: z.string().optional().catch(undefined),
});

const memoName = "save.json";
const dated = /^\d{4}-\d{2}-\d{2}_\d{2}-\d{2}-\d{2}-\d{3}$/;
const month = 31 * 24 * 60 * 60 * 1000;

/** Keeps the files as they were before each save, for a month: `backups/2026-11-24_16-40-12-345/fr/about.yaml`. */
export class Backups {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The names of all saves; undefined if the folder cannot be read. */
  #listed(): string[] | undefined {
    try {
      return readdirSync(this.#folder)
        .filter((id) => dated.test(id))
        .sort();
    } catch (error) {
      return ["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "") ? [] : undefined;
    }
  }

  #ids(): string[] {
    return this.#listed() ?? [];
  }

  /** The note of a save; undefined if it cannot be read: a broken backup must not stop the editor. */
  #memo(id: string): z.output<typeof memoSchema> | undefined {
    try {
      return memoSchema.parse(JSON.parse(readFileSync(join(this.#folder, id, memoName), "utf8")));
    } catch {
      return undefined;
    }
  }

  /** Folders of saves whose note cannot be read, or "*" for all of them. The files in them are still intact. */
  unreadable(): string[] {
    return this.#listed()?.filter((id) => !this.#memo(id)) ?? ["*"];
  }

  saves(): Save[] {
    const standing: string[] = [];
    const memos = this.#ids().flatMap((id) => {
      const memo = this.#memo(id);
      return memo ? [{ id, ...memo }] : [];
    });
    for (const { id, back } of memos)
      if (back === undefined) standing.push(id);
      else if (standing.includes(back)) standing.splice(standing.indexOf(back));
    return memos.reverse().map(({ id, after, back }) => ({
      id,
      files: Object.keys(after),
      isReturn: back !== undefined,
      isLast: id === standing.at(-1),
    }));
  }

  /** Backs up the files that a save replaces; removes the backup if the save was undone. @param write does the save */
  around(write: () => void, before: FileContents, next: FileContents, back?: string): void {
    const [date = "", time = ""] = new Date().toISOString().split("T");
    const id = `${date}_${time.slice(0, 12).replace(/[:.]/g, "-")}`;
    const folder = join(this.#folder, id);
    try {
      mkdirSync(folder, { recursive: true });
      writeAll(folder, before);
      writeFileSync(join(folder, memoName), JSON.stringify({ after: versionsOf(next), back }));
      write();
    } catch (error) {
      // What is left of a half-written save can be put right only from the backup.
      if (!(error instanceof HalfWritten)) rmQuietly(folder);
      throw error;
    }
    for (const old of this.#ids())
      if (Date.now() - Date.parse(old.slice(0, 10)) > month) rmQuietly(join(this.#folder, old));
  }

  /** All files as they were before a save, and the versions that they must have now. @throws when no save has this name */
  before(id: string) {
    const ids = this.#ids();
    if (!ids.includes(id) || !this.#memo(id))
      throw new Error(`il n’y a pas d’enregistrement ${id} dans backups`);
    const next = new Map<string, Buffer | undefined>();
    // The undo is refused if another program changed a file after the save.
    const expected: Record<string, string> = {};
    for (const one of ids.slice(ids.indexOf(id)))
      for (const [file, version] of Object.entries(this.#memo(one)?.after ?? {})) {
        if (!next.has(file)) next.set(file, contentsOf(join(this.#folder, one, file)));
        expected[file] = version;
      }
    return { next, expected };
  }
}
