import { parseDocument } from "yaml";
import { ContentError, type ContentSource } from "#model/read/report.ts";
import { printed, type Problem } from "#model/read/problem.ts";
import { readContent } from "#model/check/read-content.ts";
import { contentProblems } from "#model/check/content-problems.ts";
import type { FullSource } from "#model/read/read-folder.ts";
import { fullSourceOf } from "#model/read/read-folder.ts";

/** The content as it is. Each test spoils a copy. */
export const good = await fullSourceOf("content");

export type Path = readonly (string | number)[];

export function textOf(file: string, source: FullSource = good): string {
  const text = source.texts[file];
  if (text === undefined) throw new Error(`there is no content/${file}`);
  return text;
}

export const withTexts = (
  texts: Readonly<Record<string, string>>,
  source: FullSource = good,
): FullSource => ({
  ...source,
  texts: { ...source.texts, ...texts },
});

export function without(file: string): FullSource {
  const texts = Object.entries(good.texts).filter(([name]) => name !== file);
  return { ...good, texts: Object.fromEntries(texts) };
}

/** A problem as an owner reads it, with ordinary spaces. */
const asRead = (problem: Problem) => printed(problem).replaceAll(/[\u00a0\u202f]/g, " ");

/** All that is wrong. */
export const problemsOf = (source: FullSource): string[] => contentProblems(source).map(asRead);

/** What is wrong with the form of files, and what they say of each other: the same without the wording. */
export function formProblems(source: ContentSource): string[] {
  try {
    readContent(source);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(asRead);
    throw error;
  }
}

/** Where the value of a field stands in a text. */
function placeOf(text: string, path: Path): readonly [start: number, end: number] {
  const value = parseDocument(text).getIn(path, true) as { readonly range?: readonly number[] } | undefined;
  const [start, end] = value?.range ?? [];
  if (start === undefined) throw new Error(`there is no field ${path.join(".")}`);
  // A group ends behind its last line break.
  return [start, start + text.slice(start, end).trimEnd().length];
}

/** The text of a file in which one field is typed otherwise, and the line of the field. */
export function typed(file: string, path: Path, value: string, source: FullSource = good) {
  const text = textOf(file, source);
  const [start, end] = placeOf(text, path);
  return {
    text: text.slice(0, start) + value + text.slice(end),
    line: text.slice(0, start).split("\n").length,
  };
}

/** The text of a file in which a field is left out, in whatever way it is written. */
export function leftOut(file: string, path: Path, source: FullSource = good): string {
  const document = parseDocument(textOf(file, source));
  document.deleteIn(path);
  return document.toString({ lineWidth: 0 });
}
