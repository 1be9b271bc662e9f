import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { languageCodes, type Language } from "../i18n/languages.ts";
import { languageFiles, sharedFiles, type LanguageFile } from "./schema/files.ts";

type SharedContent = { [Name in keyof typeof sharedFiles]: z.infer<(typeof sharedFiles)[Name]> };
type LanguageContent = { [Name in LanguageFile]: z.infer<(typeof languageFiles)[Name]> };

export type Content = SharedContent & { readonly in: Readonly<Record<Language, LanguageContent>> };

/** What there is to read: YAML texts by path below `content/`, and the names of the files they may point to. */
export interface ContentSource {
  readonly texts: Readonly<Record<string, string>>;
  readonly images: ReadonlySet<string>;
  /** Logos as `home/01.svg`. */
  readonly logos: ReadonlySet<string>;
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

interface Parsed {
  readonly value: unknown;
  readonly lineOf: (path: readonly PropertyKey[]) => number | undefined;
}

function parseYaml(file: string, source: string, problems: string[]): Parsed | undefined {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    const { line } = lines.linePos(error.pos[0]);
    const remedy = error.code === "TAB_AS_INDENT" ? "indent with spaces" : "correct the YAML here";
    // The parser's own message may run over several lines; the first says what is wrong.
    const [what] = error.message.split("\n");
    problems.push(`content/${file}:${String(line)}: YAML: ${what ?? error.code}: ${remedy}`);
    return undefined;
  }
  const lineOf = (path: readonly PropertyKey[]) => {
    // A missing field has no line of its own: point at the closest group around it.
    for (let depth = path.length; depth > 0; depth -= 1) {
      const node: unknown = document.getIn(path.slice(0, depth), true);
      const range = typeof node === "object" && node !== null && "range" in node ? node.range : undefined;
      if (Array.isArray(range) && typeof range[0] === "number") return lines.linePos(range[0]).line;
    }
    return undefined;
  };
  return { value: document.toJS() as unknown, lineOf };
}

function fieldName(path: readonly PropertyKey[]): string {
  return path.map((part) => (typeof part === "number" ? `[${String(part + 1)}]` : String(part))).join(".").replaceAll(".[", "[");
}

function readFile(file: string, schema: z.ZodType, source: ContentSource, problems: string[]): Parsed | undefined {
  const text = source.texts[file];
  if (text === undefined) {
    problems.push(`content/${file}: the file is missing: write it, or bring it back from an earlier version`);
    return undefined;
  }
  const parsed = parseYaml(file, text, problems);
  if (!parsed) return undefined;
  const result = schema.safeParse(parsed.value);
  if (result.success) return { ...parsed, value: result.data };
  for (const { path, message } of result.error.issues) {
    const line = parsed.lineOf(path);
    const field = path.length > 0 ? `${fieldName(path)} ` : "the file ";
    problems.push(`content/${file}${line === undefined ? "" : `:${String(line)}`}: ${field}${message}`);
  }
  return undefined;
}

type Visit = (value: Readonly<Record<string, unknown>>, path: readonly PropertyKey[]) => void;

function visitGroups(value: unknown, visit: Visit, path: readonly PropertyKey[] = []): void {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) visit(value as Record<string, unknown>, path);
  for (const [key, entry] of Object.entries(value)) {
    visitGroups(entry, visit, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

function checkPictures(file: string, parsed: Parsed, source: ContentSource, problems: string[]): void {
  visitGroups(parsed.value, (group, path) => {
    if (typeof group["alt"] !== "string" || typeof group["file"] !== "string") return;
    if (source.images.has(group["file"])) return;
    const line = parsed.lineOf([...path, "file"]);
    problems.push(
      `content/${file}:${String(line)}: ${fieldName(path)}.file names "${group["file"]}", which is not in content/images: ` +
        `put the picture there, or write one of ${[...source.images].sort().join(", ")}`,
    );
  });
}

function checkLogos(parsed: Parsed, source: ContentSource, problems: string[]): void {
  const company = parsed.value as Content["company"];
  for (const [strip, logos] of Object.entries(company.partners)) {
    logos.forEach(({ file }, index) => {
      if (source.logos.has(`${strip}/${file}`)) return;
      const line = parsed.lineOf(["partners", strip, index, "file"]);
      problems.push(
        `content/company.yaml:${String(line)}: partners.${strip}[${String(index + 1)}].file names "${file}", ` +
          `which is not in content/partners/${strip}: put the logo there or correct the name`,
      );
    });
  }
}

/** Both languages must show the same pictures and the same number of entries in every list. */
function checkSameShape(name: string, first: Parsed, second: Parsed, folders: readonly string[], problems: string[]): void {
  const compare = (one: unknown, other: unknown, path: readonly PropertyKey[]): void => {
    if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length && path.at(-1) !== "keywords") {
      problems.push(
        `content/${String(folders[1])}/${name}.yaml:${String(second.lineOf(path))}: ${fieldName(path)} has ${String(other.length)} entries, ` +
          `but ${String(one.length)} in ${String(folders[0])}: write the same number in both`,
      );
    } else if (path.at(-1) === "file" && one !== other) {
      problems.push(
        `content/${String(folders[1])}/${name}.yaml:${String(second.lineOf(path))}: ${fieldName(path)} is "${String(other)}", ` +
          `but "${String(one)}" in ${String(folders[0])}: name the same picture in both`,
      );
    } else if (typeof one === "object" && one !== null && typeof other === "object" && other !== null) {
      for (const [key, entry] of Object.entries(one)) {
        compare(entry, (other as Record<string, unknown>)[key], [...path, Array.isArray(one) ? Number(key) : key]);
      }
    }
  };
  compare(first.value, second.value, []);
}

function checkUnknownFiles(source: ContentSource, problems: string[]): void {
  const known = new Set([
    ...Object.keys(sharedFiles).map((name) => `${name}.yaml`),
    ...languageCodes.flatMap((code) => Object.keys(languageFiles).map((name) => `${code}/${name}.yaml`)),
  ]);
  for (const file of Object.keys(source.texts)) {
    if (!known.has(file)) problems.push(`content/${file}: no page reads this file: correct its name or remove it`);
  }
}

/**
 * Reads and checks all content.
 * @throws {ContentError} with every problem found, when there is at least one. Nothing falls back to
 * another language or to an empty text.
 */
export function readContent(source: ContentSource): Content {
  const problems: string[] = [];
  const read: Record<string, Parsed | undefined> = {};

  for (const [name, schema] of Object.entries(sharedFiles)) {
    read[name] = readFile(`${name}.yaml`, schema, source, problems);
  }
  for (const code of languageCodes) {
    for (const [name, schema] of Object.entries(languageFiles)) {
      const file = `${code}/${name}`;
      const parsed = readFile(`${file}.yaml`, schema, source, problems);
      if (parsed) checkPictures(`${file}.yaml`, parsed, source, problems);
      read[file] = parsed;
    }
  }
  if (read["company"]) checkLogos(read["company"], source, problems);
  for (const name of Object.keys(languageFiles)) {
    const [source_, ...others] = languageCodes;
    for (const other of others) {
      const [first, second] = [read[`${String(source_)}/${name}`], read[`${other}/${name}`]];
      if (first && second) checkSameShape(name, first, second, [String(source_), other], problems);
    }
  }
  checkUnknownFiles(source, problems);
  if (problems.length > 0) throw new ContentError(problems);

  const valueOf = (file: string) => read[file]?.value;
  return {
    ...Object.fromEntries(Object.keys(sharedFiles).map((name) => [name, valueOf(name)])),
    in: Object.fromEntries(
      languageCodes.map((code) => [
        code,
        Object.fromEntries(Object.keys(languageFiles).map((name) => [name, valueOf(`${code}/${name}`)])),
      ]),
    ),
  } as unknown as Content;
}
