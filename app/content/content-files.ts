import type { z } from "zod";
import { say } from "#app/messages/messages.ts";
import { fieldName } from "./field-name.ts";
import { parseYaml, type ParsedYaml } from "./parse-yaml.ts";

/** What there is to read: YAML texts by path below `content/`, and the names of the files they may point to. */
export interface ContentSource {
  readonly texts: Readonly<Record<string, string>>;
  readonly images: ReadonlySet<string>;
  /** Logos of others as `home/01.svg`. */
  readonly logos: ReadonlySet<string>;
  /** The company's own logo, in `content/logo/`. */
  readonly ownLogos: ReadonlySet<string>;
  /** Maps of the offices, in `content/maps/`. */
  readonly maps: ReadonlySet<string>;
  /** Texts that are not written in UTF-8: converted already, or with a line that cannot be. */
  readonly misencoded: ReadonlyMap<string, { readonly line?: number }>;
  /** Files that nothing reads, because of their name or their place. */
  readonly strays: readonly string[];
}

/** All that is wrong with the content: one line each, with file, line, field, problem and remedy. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

/** What was parsed last, by file: while somebody writes, one file changes and all others stay as they are. */
const parsedLast = new Map<string, { readonly text: string; readonly parsed: ParsedYaml }>();

function parse(file: string, text: string): ParsedYaml {
  const last = parsedLast.get(file);
  if (last?.text === text) return last.parsed;
  const parsed = parseYaml(text);
  parsedLast.set(file, { text, parsed });
  return parsed;
}

/** The YAML files of a content folder, and what is found to be wrong with them. */
export class ContentFiles {
  readonly problems: string[] = [];
  readonly #texts: ContentSource["texts"];
  readonly #strays: readonly string[];
  readonly #unreadable = new Set<string>();

  constructor({ texts, strays = [] }: Pick<ContentSource, "texts"> & Partial<Pick<ContentSource, "strays">>) {
    this.#texts = texts;
    this.#strays = strays;
  }

  /** What a file holds, unchecked; undefined when it is missing or cannot be read, which is reported. */
  value(file: string): unknown {
    const text = this.#texts[file];
    if (text === undefined) {
      // A file that is there under a name like home.yaml.txt is told under that name.
      if (!this.#strays.some((stray) => stray.startsWith(file))) this.report(file, say("fileMissing"));
    } else {
      const parsed = parse(file, text);
      if ("value" in parsed) return parsed.value;
      for (const { line, problem } of parsed.problems) this.#add(file, line, problem);
    }
    this.#unreadable.add(file);
    return undefined;
  }

  /**
   * Says what is wrong with a file, or with one of its fields: the line is found here.
   * @param problem what is wrong and how to mend it, to be read after the name of the field
   * @param place where in the file the line points to, when that is not the field itself
   */
  report(file: string, problem: string, path?: readonly PropertyKey[], place = path): void {
    const parsed = place && parse(file, this.#texts[file] ?? "");
    const line = parsed && "lineOf" in parsed ? parsed.lineOf(place) : undefined;
    const field = path && (path.length > 0 ? `${fieldName(path)} ` : `${say("theFile")} `);
    this.#add(file, line, `${field ?? ""}${problem}`);
  }

  /** Says what is wrong with a line of a file. */
  reportLine(file: string, line: number | undefined, problem: string): void {
    this.#add(file, line, problem);
  }

  #add(file: string, line: number | undefined, says: string): void {
    this.problems.push(`content/${file}${line === undefined ? "" : `:${line}`}: ${says}`);
  }

  /** Reports what a schema finds wrong with a file that could be read. @param path the field, within the file */
  reportIssue(file: string, issue: z.core.$ZodIssue, path: readonly PropertyKey[] = issue.path): void {
    if (this.#unreadable.has(file)) return;
    if (path.length === 0 && (this.#texts[file] ?? "").trim() === "") {
      this.report(file, say("fileEmpty"));
      return;
    }
    const [unknownKey] = issue.code === "unrecognized_keys" ? issue.keys : [];
    this.report(file, issue.message, path, unknownKey === undefined ? path : [...path, unknownKey]);
  }

  /** Reads a file and checks it against its schema. What is wrong is reported. */
  checked<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined {
    const result = schema.safeParse(this.value(file));
    if (result.success) return result.data;
    for (const issue of result.error.issues) this.reportIssue(file, issue);
    return undefined;
  }
}
