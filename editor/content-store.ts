import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { format, resolveConfig } from "prettier";
import { stringify } from "yaml";
import { CheckMemory, ContentReport } from "#model/check/report.ts";
import type { Problem } from "#model/read/problem.ts";
import { refusalLine } from "#model/read/refusal.ts";
import { languageOfFile } from "#model/read/language-of-file.ts";
import { schemaNames } from "#model/schema/json-schema.ts";
import { languageCode } from "#model/schema/language.ts";
import { defaultLanguage } from "#model/site/pages.ts";
import type { Site } from "#model/site/site.ts";
import { contentSourceOf, isLitter, type FileContents } from "#model/read/read-folder.ts";
import { Backups, versionOf, versionsOf } from "./backups.ts";
import { formFieldsOf } from "./fields.ts";
import type { Model, NewFile, NewLanguage, Outcome, SaveRequest, Value } from "./protocol.ts";
import { checkedFolder } from "../ssg/checked-folder.ts";
import { contentsOf, expectWritable, HalfWritten, writeAll } from "../ssg/write-files.ts";
import { schemaName } from "./values.ts";
import { changedYaml, samplesIn } from "./yaml-file.ts";

/** Allowed names of new pictures and logos: lower case only, so that an address never needs encoding. */
const newFileForm = /^(images|logo|partners\/[a-z]+)\/[a-z0-9-]+\.(jpg|png|webp|svg)$/;

const isContentFile = (file: string, site: Site) =>
  file.endsWith(".yaml") && schemaNames(site).includes(schemaName(file, site.languageCodes));

/** Turns an error of the operating system into a message for the owner; returns other errors unchanged. */
export function inWords(error: unknown): unknown {
  const half = error instanceof HalfWritten;
  const refusal = refusalLine(half ? error.cause : error);
  if (refusal === undefined) return error;
  const state = half
    ? `l’enregistrement s’est arrêté au milieu, et ${error.message} n’a pas pu être remis : il se trouve dans le dossier le plus récent de backups`
    : "rien n’est enregistré, et rien n’est perdu";
  return new Error(`${state} ; ${refusal}`, { cause: error });
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
  readonly #backups: Backups;
  readonly #memory: CheckMemory;
  #last: Promise<unknown> = Promise.resolve();

  /** @param memory of checks of this content, so that each save reads only the files that it changes */
  constructor(project: string, memory = new CheckMemory()) {
    this.#memory = memory;
    this.#project = project;
    this.#folder = join(project, "content");
    this.#backups = new Backups(join(project, "backups"));
  }

  model(): Model {
    const { report, texts, images, logos, ownLogos } = this.#read();
    const { site } = report;
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
            // Null if it cannot be read, and the check says why.
            value: (report.typed(file) ?? null) as Value,
            version: versionOf(contentsOf(join(this.#folder, file))),
            samples: samplesIn(text),
          },
        ]),
      ),
      fields: formFieldsOf(site),
      folders,
      unwritable: this.#unwritable(Object.keys(texts)),
      saves: this.#backups.saves(),
      unreadableSaves: this.#backups.unreadable(),
    };
  }

  /** The content as it is on the disk, with its parsed files. */
  #read() {
    const source = contentSourceOf(this.#folder);
    return { ...source, report: new ContentReport(source, this.#memory) };
  }

  /** Why the system would refuse a save; undefined if it would not. */
  #unwritable(files: readonly string[]): string | undefined {
    try {
      expectWritable(this.#folder, files);
      expectWritable(this.#project, ["backups/new"]);
      return undefined;
    } catch (error) {
      return refusalLine(error) ?? String(error);
    }
  }

  /** What the check finds doubtful in the content as it is, without stopping a build. */
  async warnings(): Promise<readonly Problem[]> {
    return (await checkedFolder(this.#folder, new Map(), this.#memory)).warnings;
  }

  /** Checks and writes changes. @throws when a change names no file of the content, or no place in it */
  save(request: SaveRequest): Promise<Outcome> {
    return this.#inTurn(async () => {
      const files = [...new Set(request.changes.map(({ file }) => file))];
      const { report, texts } = this.#read();
      // A broken `methods.yaml` names no methods: their files are content because they exist.
      const stranger = files.find((file) => texts[file] === undefined && !isContentFile(file, report.site));
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
        // Throws if the file is not UTF-8: writing it back would lose letters.
        const before = new TextDecoder("utf-8", { fatal: true }).decode(read.get(file));
        const changes = request.changes.filter((change) => change.file === file);
        const after = await this.#formatted(file, changedYaml(before, changes));
        if (after !== before) next.set(file, Buffer.from(after));
      }
      return this.#write(next, versionsOf(read));
    });
  }

  /** Undoes a save and all later ones, as a new save. @throws when no save has this name */
  takeBack(save: string): Promise<Outcome> {
    return this.#inTurn(async () => {
      const { next, expected } = this.#backups.before(save);
      return this.#write(next, expected, save);
    });
  }

  /**
   * Adds a language: copies the files of the default one, to be translated, with numbers in digits. The owner can add a flag,
   * addresses and numbers in words later.
   */
  addLanguage({ code, ownName, direction, openGraphLocale }: NewLanguage): Promise<Outcome> {
    return this.#inTurn(async () => {
      const { report, texts } = this.#read();
      const file = `${code}/language.yaml`;
      const refused = (says: string, remedy: string) => ({ problems: [{ file, says, remedy }] });
      if (!languageCode.test(code))
        return refused("n’est pas le code d’une langue", "l’écrire comme de ou pt-BR");
      if (report.site.languageCodes.some((other) => other.toLowerCase() === code.toLowerCase()))
        return refused("est déjà une langue du site", "en choisir une autre, ou retirer d’abord celle-là");
      if (this.#filesBelow(code).some((one) => !isLitter(one)))
        return refused("a déjà un dossier dans content", "vider ce dossier, ou y écrire language.yaml");
      const next = new Map<string, Buffer>();
      for (const [source, text] of Object.entries(texts)) {
        if (languageOfFile(source) !== defaultLanguage) continue;
        const written = source.endsWith("/language.yaml")
          ? stringify({ ownName, direction, openGraphLocale, numbers: [] })
          : text;
        next.set(source.replace(defaultLanguage, code), Buffer.from(written));
      }
      const outcome = await this.#write(
        next,
        versionsOf(new Map([...next.keys()].map((one) => [one, undefined]))),
      );
      // If the check knows the new language, it rejects texts in another language, so a copy cannot be saved.
      const untranslated =
        "problems" in outcome && outcome.problems.some(({ says }) => says.startsWith("est écrit en"));
      if (untranslated)
        return refused(
          "commencerait par des textes français, que le site reconnaît et refuse dans cette langue",
          `traduire une copie de content/${defaultLanguage} hors du site, puis la mettre dans content/${code}`,
        );
      return "done" in outcome ? { done: [code] } : outcome;
    });
  }

  /** Removes a language with its folder. `takeBack` restores it, like any save. */
  removeLanguage(code: string): Promise<Outcome> {
    return this.#inTurn(async () => {
      const { languageCodes } = this.#read().report.site;
      if (code === defaultLanguage || !languageCodes.some((other) => other === code)) {
        const says =
          code === defaultLanguage ? "est la première langue du site" : "n’est pas une langue du site";
        return { problems: [{ file: code, says, remedy: "en choisir une autre" }] };
      }
      const files = this.#filesBelow(code);
      const read = new Map(files.map((file) => [file, contentsOf(join(this.#folder, file))]));
      const outcome = await this.#write(new Map(files.map((file) => [file, undefined])), versionsOf(read));
      return "done" in outcome ? { done: [code] } : outcome;
    });
  }

  /** All files of a language, also those that systems create by themselves: its folder is to go with them. */
  #filesBelow(code: string): string[] {
    const folder = join(this.#folder, code);
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.#folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
  }

  async #write(
    next: FileContents,
    expected: Readonly<Record<string, string>>,
    back?: string,
  ): Promise<Outcome> {
    const { problems } = await checkedFolder(this.#folder, next, this.#memory);
    if (problems.length > 0) return { problems };
    const at = (file: string) => join(this.#folder, file);
    const changedMeanwhile = Object.entries(expected).flatMap(([file, version]) =>
      versionOf(contentsOf(at(file))) === version ? [] : [file],
    );
    if (changedMeanwhile.length > 0) return { changedMeanwhile };
    if (next.size === 0) return { done: [] };
    expectWritable(this.#folder, next.keys());
    const before = new Map([...next.keys()].map((file) => [file, contentsOf(at(file))]));
    this.#backups.around(() => writeAll(this.#folder, next), before, next, back);
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
