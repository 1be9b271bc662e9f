import type { z } from "zod";
import { fieldName } from "#model/read/field-name.ts";
import { languageOfFile } from "#model/read/language-of-file.ts";
import { namePattern } from "#model/read/names.ts";
import { parseYaml, sampleNote, type ParsedYaml } from "#model/read/parse-yaml.ts";
import { printed, wrong, type Problem, type Wrong } from "#model/read/problem.ts";
import type { ContentSource } from "#model/read/read-folder.ts";
import { telephoneWellSet } from "#model/read/telephone.ts";
import { textAt, withLeaves } from "#model/read/texts-below.ts";
import { wellSet } from "#model/read/typography.ts";
import { namesIn } from "#model/schema/company.ts";
import { fieldsBelow, metaAt, type FoundField } from "#model/schema/field-meta.ts";
import { schemaOf } from "#model/schema/model.ts";
import { factsOf, siteFrom, type Site } from "#model/site/site.ts";

/** All that is wrong with the content. Its message has a line for each. */
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
  /** All fields, as typed and as set. */
  readonly fields: { typed?: FoundField[]; set?: FoundField[] };
}

/**
 * What checks of a content folder may remember from one to the next: while somebody writes, one file changes and all others
 * stay as they are. Whoever checks a folder again and again keeps one.
 */
export class CheckMemory {
  /** What was read last, by file. */
  readonly files = new Map<string, ReadFile>();
  /** What was found in each text, and by which rules. */
  texts = { rules: "", found: new Map<string, unknown>() };
}

/** What a file says, with every text set as the site shows it. @param names finds what stays as it is in sentences */
function setTexts(file: string, value: unknown, names: RegExp | undefined): unknown {
  const schema = schemaOf(file);
  return withLeaves(value, (leaf, path) => {
    const { countryAt, language = languageOfFile(file) } = metaAt(schema, path);
    // Without spaces YAML reads a number.
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

/** The YAML files of a content folder, and what is found to be wrong with them. */
export class ContentReport {
  readonly problems: Problem[] = [];
  /** What may be meant, and stops nothing. */
  readonly warnings: Problem[] = [];
  readonly #source: ContentSource;
  readonly #memory: CheckMemory;
  #site: Site | undefined;
  readonly #unreadable = new Set<string>();
  /** The names of `company.yaml`, of which sentences are not judged. */
  readonly names: readonly string[] = [];
  /** Finds them in a text. */
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

  /** Languages, offices, methods and addresses, as the files say. */
  get site(): Site {
    return (this.#site ??= siteFrom(factsOf(Object.keys(this.#source.texts), (file) => this.typed(file))));
  }

  /** What a file holds as it was typed; undefined when it cannot be read. */
  typed(file: string): unknown {
    const parsed = this.#read(file)?.parsed;
    return parsed && "value" in parsed ? parsed.value : undefined;
  }

  /** What a file says, well set and unchecked; undefined when it is missing or cannot be read, which is reported once. */
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
    // A file that is there under a name like home.yaml.txt is told under that name.
    else if (texts[file] === undefined && !strays.some((stray) => stray.startsWith(file)))
      this.add(file, wrong("le fichier manque", "l’écrire, ou le reprendre d’une version antérieure"));
    return undefined;
  }

  /** All fields of a file that could be read, with what the schema says of each. @param as typed, or as they are set */
  fields(file: string, as: "typed" | "set" = "set"): FoundField[] {
    const read = this.#read(file);
    if (!read) return [];
    return (read.fields[as] ??= fieldsBelow(schemaOf(file), as === "typed" ? this.typed(file) : read.set));
  }

  #lineOf(file: string, path: readonly PropertyKey[], words?: string): number | undefined {
    const parsed = this.#read(file)?.parsed;
    return parsed && "lineOf" in parsed ? parsed.lineOf(path, words) : undefined;
  }

  /** @param at what the line points to, when that is not the beginning of the field: another field, or words of this one */
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

  /** Says of a field what its owner may have meant. Of a sample, which is to be replaced anyway, nothing is said. */
  warn(file: string, problem: Wrong, path: readonly PropertyKey[]): void {
    const line = this.#lineOf(file, path);
    const written = this.#source.texts[file]?.split("\n")[(line ?? 0) - 1] ?? "";
    if (!written.includes(sampleNote)) this.warnings.push(problemIn(file, problem, line, fieldName(path)));
  }

  /** Says what is wrong with fields of one group of a file, each by its path in the group; without one, with the group. */
  within(file: string, ...group: readonly PropertyKey[]): Tell {
    return (problem, ...field) => {
      this.add(file, problem, [...group, ...field]);
    };
  }

  #write(file: string, problem: Wrong, line: number | undefined, field?: string): void {
    this.problems.push(problemIn(file, problem, line, field));
  }

  /** Reports what a schema finds wrong with a file that could be read. @param path the field, within the file */
  addIssue(file: string, issue: z.core.$ZodIssue, path: readonly PropertyKey[] = issue.path): void {
    if (this.#unreadable.has(file)) return;
    if (path.length === 0 && (this.#source.texts[file] ?? "").trim() === "") {
      this.add(
        file,
        wrong("le fichier est vide", "le reprendre d’une version antérieure, ou en écrire les champs"),
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
