import type { Field } from "../fields.ts";
import type { Change, Model, NewFile, Path, FieldPath, Value } from "../protocol.ts";
import { changedValue, valueAt } from "../values.ts";

/** What somebody has changed and not saved yet. */
export interface Draft {
  readonly changes: readonly Change[];
  readonly newFiles: readonly NewFile[];
}

export const emptyDraft: Draft = { changes: [], newFiles: [] };

export const samePlace = (one: FieldPath, other: FieldPath) =>
  one.file === other.file && JSON.stringify(one.path) === JSON.stringify(other.path);

const movesEntries = ({ do: what }: Change) => what === "insert" || what === "remove";

/** A draft with one more change. What is written twice to one place is one change, and what was there before is none. */
export function withChange(draft: Draft, change: Change, model: Model): Draft {
  if (change.do !== "write") return { ...draft, changes: [...draft.changes, change] };
  const { changes } = draft;
  // Places before that are not those after it.
  const moved = changes.findLastIndex((one) => one.file === change.file && movesEntries(one));
  const others = changes.filter(
    (one, index) => index <= moved || one.do !== "write" || !samePlace(one, change),
  );
  const before = valueAt(model.files[change.file]?.value, change.path);
  const asBefore = moved < 0 && JSON.stringify(before) === JSON.stringify(change.value);
  return { ...draft, changes: asBefore ? others : [...others, change] };
}

/** The value of a place with the changes of a draft. */
export function draftedValue(model: Model, draft: Draft, { file, path }: FieldPath): Value | undefined {
  const whole = model.files[file]?.value;
  if (whole === undefined) return undefined;
  return valueAt(
    draft.changes
      .filter((change) => change.file === file)
      .reduce((value, change) => changedValue(value, change), whole),
    path,
  );
}

/** The same file in every language; a file that all languages share by itself. */
export function twinsOf(file: string, languages: readonly string[]): string[] {
  const [folder = "", ...rest] = file.split("/");
  return languages.includes(folder) ? languages.map((code) => [code, ...rest].join("/")) : [file];
}

/** Languages may have other search words, and another number of them. */
export const isOwnOfLanguage = (path: Path) => path.includes("keywords");

/** Places that were left as they were in a language, though they were written in another. */
export function leftAlone(model: Model, { changes }: Draft): FieldPath[] {
  const written = changes.filter(({ do: what, path }) => what === "write" && !isOwnOfLanguage(path));
  return written.flatMap(({ file, path }) =>
    twinsOf(file, model.languages)
      .map((twin) => ({ file: twin, path }))
      .filter((place) => !written.some((one) => samePlace(one, place))),
  );
}

/** A value with which a field begins. */
export function blankOf(field: Field): Value {
  switch (field.kind) {
    case "text":
    case "file":
      return "";
    case "choice":
      return field.options[0] ?? "";
    case "number":
      return field.least ?? 0;
    case "row":
      return field.entries.map(blankOf);
    case "list":
      return Array.from({ length: field.least ?? 0 }, () => blankOf(field.entry));
    case "record":
      return {};
    case "group":
      return Object.fromEntries(
        Object.entries(field.fields).flatMap(([name, inner]) =>
          inner.optional ? [] : [[name, blankOf(inner)]],
        ),
      );
  }
}
