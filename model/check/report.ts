import type { z } from "zod";
import { fieldName } from "#model/read/field-name.ts";
import { languageOfFile } from "#model/read/language-of-file.ts";
import { namePattern } from "#model/read/names.ts";
import { parseYaml, sampleNote, type ParsedYaml } from "#model/read/parse-yaml.ts";
import { printed, wrong, type Problem, type Wrong } from "#model/read/problem.ts";
import type { ContentSource, KnownPictures } from "#model/read/read-folder.ts";
import { telephoneWellSet } from "#model/read/telephone.ts";
import { textAt, withLeaves } from "#model/read/texts-below.ts";
import { wellSet } from "#model/read/typography.ts";
import { namesIn } from "#model/schema/company.ts";
import { fieldsBelow, metaAt, type FoundField } from "#model/schema/field-meta.ts";
import { schemaOf } from "#model/schema/model.ts";
import { factsOf, siteFrom, type Site } from "#model/site/site.ts";

/** All problems of the content. Its message has a line for each. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(printed).join("\n"));
    this.problems = problems;
  }
}

export type Tell = (problem: Wrong, ...field: readonly PropertyKey[]) => void;

interface ReadFile {
  readonly text: string;
  readonly names: string;
  readonly parsed: ParsedYaml;
  readonly set: unknown;
  /** All fields of the file, as typed and after typesetting. */
  readonly fields: { typed?: FoundField[]; set?: FoundField[] };
}

/**
 * What checks of one content folder remember: while somebody edits, one file changes and all others stay the same. Whoever checks
 * a folder repeatedly keeps one.
 */
export class CheckMemory {
  /** The last contents of each file. */
  readonly files = new Map<string, ReadFile>();
  readonly pictures: KnownPictures = new Map();
  /** What was found in each text, and by which rules. */
  texts = { rules: "", found: new Map<string, unknown>() };
  /** A file for the names that the content had lately; without one, nothing is told of names that leave. */
  readonly namesFile: string | undefined;

  constructor(namesFile?: string) {
    this.namesFile = namesFile;
  }
}

/** The value of a file, with every text typeset as the site shows it. @param names matches what is left unchanged in sentences */
function setTexts(file: string, value: unknown, names: RegExp | undefined): unknown {
  const schema = schemaOf(file);
  return withLeaves(value, (leaf, path) => {
    const { countryAt, language = languageOfFile(file) } = metaAt(schema, path);
    // Without spaces YAML reads a telephone number as a number.
    const text = countryAt && typeof leaf === "number" ? String(leaf) : leaf;
    if (typeof text !== "string") return leaf;
    const set = wellSet(text, language, names);
    return countryAt ? telephoneWellSet(set, textAt(value, [...path.slice(0, -1), ...countryAt])) : set;
  });
}

function problemIn(file: string, problem: Wrong, line: number | undefined, field?: string): Problem {
  const [says = "", remedy = ""] = problem.split("\n");
  return { file, line, field, says, remedy };
}

/** The YAML files of a content folder, and the problems found in them. */
export class ContentReport {
  readonly problems: Problem[] = [];
  /** Possible mistakes, which do not stop a build. */
  readonly warnings: Problem[] = [];
  readonly #source: ContentSource;
  readonly #memory: CheckMemory;
  #site: Site | undefined;
  readonly #unreadable = new Set<string>();
  /** The names in `company.yaml`, which checks of sentences ignore. */
  readonly names: readonly string[] = [];
  /** Matches these names in a text. */
  readonly namePattern: RegExp | undefined;

  constructor(source: ContentSource, memory = new CheckMemory()) {
    this.#source = source;
    this.#memory = memory;
    this.names = namesIn(this.typed("company.yaml"));
    this.namePattern = namePattern(this.names);
  }

  #read(file: string): ReadFile | undefined {
    const { texts, misencoded } = this.#source;
    const text = texts[file];
    if (text === undefined || misencoded.has(file)) return undefined;
    const { files } = this.#memory;
    const last = files.get(file);
    const names = this.names.join("\n");
    if (last?.text === text && last.names === names) return last;
    const parsed = last?.text === text ? last.parsed : parseYaml(text);
    const set = "value" in parsed ? setTexts(file, parsed.value, this.namePattern) : undefined;
    const now = { text, names, parsed, set, fields: {} };
    files.set(file, now);
    return now;
  }

  /** Languages, offices, methods and addresses, as read from the files. */
  get site(): Site {
    return (this.#site ??= siteFrom(factsOf(Object.keys(this.#source.texts), (file) => this.typed(file))));
  }

  /** The value of a file as typed; undefined if it cannot be read. */
  typed(file: string): unknown {
    const parsed = this.#read(file)?.parsed;
    return parsed && "value" in parsed ? parsed.value : undefined;
  }

  /**
   * The value of a file after typesetting, not validated; undefined if it is missing or cannot be read, which is reported once.
   */
  value(file: string): unknown {
    if (this.#unreadable.has(file)) return undefined;
    const { texts, misencoded, strays } = this.#source;
    const { parsed, set } = this.#read(file) ?? {};
    if (set !== undefined) return set;
    this.#unreadable.add(file);
    if (parsed && "problems" in parsed)
      for (const { line, problem } of parsed.problems) this.#write(file, problem, line);
    else if (misencoded.has(file))
      this.#write(
        file,
        wrong(
          "cette ligne n’est pas en UTF-8",
          "enregistrer de nouveau le fichier en UTF-8 (Bloc-notes : Enregistrer sous, Encodage), puis y retaper les lettres qui ne se lisent plus",
        ),
        misencoded.get(file),
      );
    // A file with a name like home.yaml.txt or home.YAML is reported under that name.
    else if (
      texts[file] === undefined &&
      !strays.some((stray) => stray.toLowerCase().startsWith(file.toLowerCase()))
    )
      this.add(file, wrong("le fichier manque", "l’écrire, ou le reprendre d’une version antérieure"));
    return undefined;
  }

  /** All fields of a file that could be read, each with its metadata from the schema. @param as typed, or after typesetting */
  fields(file: string, as: "typed" | "set" = "set"): FoundField[] {
    const read = this.#read(file);
    if (!read) return [];
    return (read.fields[as] ??= fieldsBelow(schemaOf(file), as === "typed" ? this.typed(file) : read.set));
  }

  #lineOf(file: string, path: readonly PropertyKey[], words?: string): number | undefined {
    const parsed = this.#read(file)?.parsed;
    return parsed && "lineOf" in parsed ? parsed.lineOf(path, words) : undefined;
  }

  /** Adds a problem. @param at what the line points to, if not the beginning of the field: another field, or words of this one */
  add(
    file: string,
    problem: Wrong,
    path?: readonly PropertyKey[],
    at: { readonly place?: readonly PropertyKey[]; readonly words?: string } = {},
  ): void {
    const line = path && this.#lineOf(file, at.place ?? path, at.words);
    const field = path && (path.length > 0 ? fieldName(path) : "le fichier");
    this.#write(file, problem, line, field);
  }

  /** Adds a warning about a field, or without a path about a file. Sample values, which are to be replaced anyway, get none. */
  warn(file: string, problem: Wrong, path?: readonly PropertyKey[]): void {
    const line = path && this.#lineOf(file, path);
    const written = this.#source.texts[file]?.split("\n")[(line ?? 0) - 1] ?? "";
    if (!written.includes(sampleNote))
      this.warnings.push(problemIn(file, problem, line, path && fieldName(path)));
  }

  /** Adds problems to fields of one group of a file, each by its path within the group; without a path, to the group. */
  within(file: string, ...group: readonly PropertyKey[]): Tell {
    return (problem, ...field) => {
      this.add(file, problem, [...group, ...field]);
    };
  }

  #write(file: string, problem: Wrong, line: number | undefined, field?: string): void {
    this.problems.push(problemIn(file, problem, line, field));
  }

  /** Adds what a schema finds wrong with a file that could be read. @param path the field, within the file */
  addIssue(file: string, issue: z.core.$ZodIssue, path: readonly PropertyKey[] = issue.path): void {
    if (this.#unreadable.has(file)) return;
    if (path.length === 0 && (this.#source.texts[file] ?? "").replaceAll("\0", "").trim() === "") {
      this.add(
        file,
        wrong(
          "le fichier est vide",
          "le télécharger s’il est resté dans le nuage (OneDrive, Dropbox), le reprendre d’une version antérieure, ou en écrire les champs",
        ),
      );
      return;
    }
    const unknownKeys = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
    this.add(file, issue.message as Wrong, path, { place: [...path, ...unknownKeys] });
  }

  check(file: string, schema: z.ZodType): void {
    for (const issue of schema.safeParse(this.value(file)).error?.issues ?? []) this.addIssue(file, issue);
  }
}
