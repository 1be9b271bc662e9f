import { join } from "node:path";
import { format, resolveConfig } from "prettier";
import { parse } from "yaml";
import type { Problem } from "#model/read/problem.ts";
import { siteOf, type Site } from "#model/site/site.ts";
import { contentSourceOf } from "#model/read/read-folder.ts";
import { Backups, versionOf, versionsOf } from "./backups.ts";
import { problemsWith } from "./check.ts";
import { formFieldsOf } from "./fields.ts";
import type { Model, NewFile, Outcome, SaveRequest, Value } from "./protocol.ts";
import { contentsOf, writeAll, type FileContents } from "../build/write-files.ts";
import { schemaName } from "./values.ts";
import { changedYaml, samplesIn } from "./yaml-file.ts";

/** Pictures and logos that may come from the editor: small letters, so that an address never needs encoding. */
const newFileForm = /^(images|logo|partners\/[a-z]+)\/[a-z0-9-]+\.(jpg|png|webp|svg)$/;

const isContentFile = (file: string, site: Site) =>
  file.endsWith(".yaml") && schemaName(file, site.languageCodes) in formFieldsOf(site);

const full = "le disque est plein : y faire de la place, puis enregistrer de nouveau";

const remedies: Readonly<Record<string, string>> = {
  ENOSPC: full,
  EDQUOT: full,
  EPERM: "un fichier est en lecture seule, ou ouvert ailleurs : le libérer, puis enregistrer de nouveau",
  EACCES: "ce compte n’a pas le droit de lire ou d’écrire là : le lui donner, puis enregistrer de nouveau",
  ENOENT: "un dossier ou un fichier n’est plus là : le remettre, ou rétablir le disque où il se trouve",
  ERR_ENCODING_INVALID_ENCODED_DATA:
    "un fichier n’est pas en UTF-8 : l’enregistrer de nouveau en UTF-8 (Bloc-notes : Enregistrer sous, Encodage)",
  EROFS: "ce disque est en lecture seule : copier le projet ailleurs, puis enregistrer là",
};

/** What the system says, as the owner can use it; what is no answer of the system stays as it is. */
export function inWords(error: unknown): unknown {
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === undefined) return error;
  const remedy =
    remedies[code === "EBUSY" ? "EPERM" : code] ??
    `le disque a refusé (${code}) : enregistrer de nouveau ; si rien n’y fait, copier le projet sur un autre disque`;
  const place = path === undefined ? "" : ` (${path})`;
  return new Error(`rien n’est enregistré, et rien n’est perdu ; ${remedy}${place}`, { cause: error });
}

/** A file that cannot be read shows nothing in its form; the check says why. */
function valueOf(text: string): Value {
  try {
    return parse(text) as Value;
  } catch {
    return null;
  }
}

function newFileProblems({ newFiles }: SaveRequest, folder: string): Problem[] {
  return newFiles.flatMap(({ file, base64 }) => {
    if (!newFileForm.test(file))
      return [{ file, says: "ce nom de fichier ne convient pas", remedy: "l’écrire comme pompe-neuve.jpg" }];
    const there = contentsOf(join(folder, file));
    if (!there || there.equals(Buffer.from(base64, "base64"))) return [];
    return [{ file, says: "un autre fichier porte déjà ce nom", remedy: "renommer le nouveau" }];
  });
}

export class ContentStore {
  readonly #project: string;
  readonly #folder: string;
  readonly #waiting: string;
  readonly #backups: Backups;
  #last: Promise<unknown> = Promise.resolve();

  constructor(project: string) {
    this.#project = project;
    this.#folder = join(project, "content");
    this.#waiting = join(project, ".cache/editor");
    this.#backups = new Backups(join(project, "backups"));
  }

  model(): Model {
    const { texts, images, logos, ownLogos } = contentSourceOf(this.#folder);
    const site = siteOf(texts);
    const folders: Record<string, string[]> = { images: [...images].sort(), logo: [...ownLogos].sort() };
    for (const logo of [...logos].sort()) {
      const [strip = "", name = ""] = logo.split("/");
      (folders[`partners/${strip}`] ??= []).push(name);
    }
    return {
      languages: site.languageCodes,
      files: Object.fromEntries(
        Object.entries(texts).map(([file, text]) => [
          file,
          {
            value: valueOf(text),
            version: versionOf(contentsOf(join(this.#folder, file))),
            samples: samplesIn(text),
          },
        ]),
      ),
      fields: formFieldsOf(site),
      folders,
      saves: this.#backups.saves(),
      unreadableSaves: this.#backups.unreadable(),
    };
  }

  /** Checks and writes what was changed. @throws when a change is of no file of the content, or has no place in it */
  save(request: SaveRequest): Promise<Outcome> {
    return this.#inTurn(async () => {
      const files = [...new Set(request.changes.map(({ file }) => file))];
      const site = siteOf(contentSourceOf(this.#folder).texts);
      const stranger = files.find((file) => !isContentFile(file, site));
      if (stranger !== undefined) throw new Error(`${stranger} is no file of the content`);
      const read = new Map(files.map((file) => [file, contentsOf(join(this.#folder, file))]));
      const changedMeanwhile = files.filter((file) => versionOf(read.get(file)) !== request.versions[file]);
      if (changedMeanwhile.length > 0) return { changedMeanwhile };
      const problems = newFileProblems(request, this.#folder);
      if (problems.length > 0) return { problems };
      const next = new Map<string, Buffer | undefined>(
        request.newFiles.map(({ file, base64 }: NewFile) => [file, Buffer.from(base64, "base64")]),
      );
      for (const file of files) {
        // Throws for what is not in UTF-8, of which letters would be lost.
        const before = new TextDecoder("utf-8", { fatal: true }).decode(read.get(file));
        const changes = request.changes.filter((change) => change.file === file);
        const after = await this.#formatted(file, changedYaml(before, changes));
        if (after !== before) next.set(file, Buffer.from(after));
      }
      return this.#write(next, versionsOf(read));
    });
  }

  /** Brings back what was there before a save, which is a save as well. @throws when there is none of this name */
  takeBack(save: string): Promise<Outcome> {
    return this.#inTurn(async () => {
      const { next, expected } = this.#backups.before(save);
      return this.#write(next, expected, save);
    });
  }

  async #write(
    next: FileContents,
    expected: Readonly<Record<string, string>>,
    back?: string,
  ): Promise<Outcome> {
    const problems = await problemsWith(this.#folder, next);
    if (problems.length > 0) return { problems };
    const at = (file: string) => join(this.#folder, file);
    const changedMeanwhile = Object.entries(expected).flatMap(([file, version]) =>
      versionOf(contentsOf(at(file))) === version ? [] : [file],
    );
    if (changedMeanwhile.length > 0) return { changedMeanwhile };
    if (next.size === 0) return { done: [] };
    const before = new Map([...next.keys()].map((file) => [file, contentsOf(at(file))]));
    this.#backups.around(() => writeAll(this.#folder, next, this.#waiting), before, next, back);
    return { done: [...next.keys()] };
  }

  async #formatted(file: string, text: string): Promise<string> {
    const options = await resolveConfig(join(this.#project, "package.json"));
    return format(text, { ...options, filepath: file });
  }

  #inTurn(work: () => Promise<Outcome>): Promise<Outcome> {
    const done = this.#last.then(work).catch((error: unknown) => {
      throw inWords(error);
    });
    this.#last = done.catch(() => undefined);
    return done;
  }
}
