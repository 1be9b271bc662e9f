import type { z } from "zod";
import { defaultLanguage, languageCodes, type Language } from "#app/i18n/languages.ts";
import {
  checkAddresses,
  checkCompanyFiles,
  checkListedPictures,
  checkLogos,
  checkPictures,
  checkPosts,
  checkSameShape,
  checkUnknownFiles,
  type ContentSource,
} from "./checks/across-files.ts";
import { fieldName, parseYaml, type Parsed } from "./parse-yaml.ts";
import { languageFiles, sharedFiles, type LanguageFile } from "./schema/files.ts";

type SharedContent = { [Name in keyof typeof sharedFiles]: z.infer<(typeof sharedFiles)[Name]> };
type LanguageContent = { [Name in LanguageFile]: z.infer<(typeof languageFiles)[Name]> };

export type Content = SharedContent & { readonly in: Readonly<Record<Language, LanguageContent>> };

/** All that is wrong with the content: one line each, with file, line, field, problem and remedy. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

/** A file that was read, and what was wrong with it. */
interface Reading {
  readonly text: string;
  readonly schema: z.ZodType;
  readonly parsed: Parsed | undefined;
  readonly problems: readonly string[];
}

/** What was read last, by file: while somebody writes, one file changes and all others stay as they are. */
const readings = new Map<string, Reading>();

function read(file: string, schema: z.ZodType, text: string): Reading {
  const problems: string[] = [];
  const parsed = parseYaml(file, text, problems);
  if (!parsed) return { text, schema, parsed, problems };
  const result = schema.safeParse(parsed.value);
  if (result.success) return { text, schema, parsed: { ...parsed, value: result.data }, problems };
  for (const issue of result.error.issues) {
    const { path, message } = issue;
    const [unknownKey] = issue.code === "unrecognized_keys" ? issue.keys : [];
    const line = parsed.lineOf(unknownKey === undefined ? path : [...path, unknownKey]);
    const field = path.length > 0 ? fieldName(path) : "the file";
    // An empty file reads as null, which a schema calls missing.
    const what = parsed.value === null ? message.replace("is missing", "is empty") : message;
    problems.push(`content/${file}${line === undefined ? "" : `:${line}`}: ${field} ${what}`);
  }
  return { text, schema, parsed: undefined, problems };
}

/** Reads one file and checks it against its schema. What is wrong is added to `problems`, one line each. */
export function readFile(
  file: string,
  schema: z.ZodType,
  source: ContentSource,
  problems: string[],
): Parsed | undefined {
  const text = source.texts[file];
  if (text === undefined) {
    problems.push(`content/${file}: the file is missing: write it, or bring it back from an earlier version`);
    return undefined;
  }
  const before = readings.get(file);
  const reading = before?.text === text && before.schema === schema ? before : read(file, schema, text);
  readings.set(file, reading);
  problems.push(...reading.problems);
  return reading.parsed;
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
  const filesOf = (name: LanguageFile) =>
    new Map(
      languageCodes.flatMap((code) => {
        const parsed = read[`${code}/${name}`];
        return parsed ? [[code, parsed] as const] : [];
      }),
    );
  if (read.pictures) checkListedPictures(read.pictures, source, problems);
  if (read.company) {
    checkLogos(read.company, source, problems);
    checkCompanyFiles(read.company, source, problems);
    checkPosts(read.company, filesOf("contact"), problems);
  }
  for (const [code, parsed] of filesOf("language")) checkAddresses(code, parsed, problems);
  // What is said of a language itself is its own: its name, its direction, its addresses.
  for (const name of Object.keys(languageFiles).filter((name) => name !== "language")) {
    for (const other of languageCodes.filter((code) => code !== defaultLanguage)) {
      const [first, second] = [read[`${defaultLanguage}/${name}`], read[`${other}/${name}`]];
      if (first && second) checkSameShape(name, first, second, [defaultLanguage, other], problems);
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
