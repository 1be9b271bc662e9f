/** A draft: changes that are not saved yet, and how they agree with files that changed meanwhile. */
import type { Change, Conflict, Field, FieldPath, Model, NewFile, Path, Value } from "../protocol.ts";
import { changedValue, fieldAt, schemaName, valueAt } from "../values.ts";

export interface Draft {
  readonly changes: readonly Change[];
  readonly newFiles: readonly NewFile[];
  /** The value of each changed file when its first change began. */
  readonly base: Readonly<Record<string, Value>>;
}

export interface Drafted {
  readonly model: Model;
  readonly draft: Draft;
}

export const emptyDraft: Draft = { changes: [], newFiles: [], base: {} };

export const samePlace = (one: FieldPath, other: FieldPath) =>
  one.file === other.file && JSON.stringify(one.path) === JSON.stringify(other.path);

const isSame = (one: Value | undefined, other: Value | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

export const movesEntries = ({ do: what }: Change) => what === "insert" || what === "remove";

function withChanges(draft: Draft, changes: readonly Change[], model: Model): Draft {
  const base = Object.fromEntries(
    changes.map(({ file }) => [file, draft.base[file] ?? model.files[file]?.value ?? null]),
  );
  return { ...draft, changes, base };
}

/** Adds a change to a draft. A second write to a place replaces the first; restoring the original value removes the change. */
export function withChange(draft: Draft, change: Change, model: Model): Draft {
  const { changes } = draft;
  if (change.do !== "write") return withChanges(draft, [...changes, change], model);
  // Inserting or removing an entry renumbers paths, so only writes after the last such change can be replaced.
  const moved = changes.findLastIndex((one) => one.file === change.file && movesEntries(one));
  const others = changes.filter(
    (one, index) => index <= moved || one.do !== "write" || !samePlace(one, change),
  );
  const before = valueAt(model.files[change.file]?.value, change.path);
  const asBefore = moved < 0 && isSame(before, change.value);
  return withChanges(draft, asBefore ? others : [...others, change], model);
}

/** The address of a picture below `content/`: of a new one, its contents. Browsers find the format in the bytes, but not of a drawing. */
export function addressOfFile({ newFiles }: Draft, file: string): string {
  const isNew = newFiles.find((one) => one.file === file);
  const type = file.endsWith(".svg") ? "image/svg+xml" : "image/*";
  return isNew ? `data:${type};base64,${isNew.base64}` : `/content/${file}`;
}

export function draftedValue({ model, draft }: Drafted, { file, path }: FieldPath): Value | undefined {
  const value = model.files[file]?.value;
  return value === undefined ? undefined : valueAt(changed(value, draft.changes, file), path);
}

const changed = (value: Value, changes: readonly Change[], file: string) =>
  changes.filter((change) => change.file === file).reduce(changedValue, value);

const isBelow = (place: FieldPath, { file, path }: FieldPath) =>
  samePlace({ file, path }, { file: place.file, path: place.path.slice(0, path.length) });

/** A text as the content has it: in one line, however long; without the quotes that YAML puts around a colour or a postcode. */
export function typedIn(field: Field, typed: string): string {
  const line = typed.replace(/\s*\n\s*/g, " ");
  return field.kind === "text" && field.example !== undefined ? line.replace(/^"(.*)"$/, "$1") : line;
}

/** What must be unchanged for a change to apply: its own value; in a list, the entry, or the whole list if entries move. */
function groundOf({ file, path }: Change, changes: readonly Change[]): FieldPath {
  const number = path.findIndex((step) => typeof step === "number");
  if (number < 0) return { file, path };
  const list = { file, path: path.slice(0, number) };
  const moved = changes.some(
    (one) => movesEntries(one) && one.path.length === number + 1 && isBelow(one, list),
  );
  return moved ? list : { file, path: path.slice(0, number + 1) };
}

function lengthAt(value: Value | undefined, path: Path): number | undefined {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list.length : undefined;
}

/** The current path of a list entry; undefined if it is not found, or found twice. */
function entryNow(base: Value, now: Value | undefined, path: Path): Path | undefined {
  const [above, index] = [path.slice(0, -1), Number(path.at(-1))];
  const [before, after] = [valueAt(base, above), valueAt(now, above)];
  if (!Array.isArray(before) || !Array.isArray(after)) return undefined;
  const entry = before[index] as Value;
  if (before.length === after.length && isSame(entry, after[index] as Value)) return path;
  const found = after.flatMap((one: Value, place) => (isSame(one, entry) ? [place] : []));
  return found.length === 1 ? [...above, found[0] ?? index] : undefined;
}

/** Applies a draft to files that changed meanwhile. Places that both sides changed are conflicts, for the user to decide. */
export function onFilesOf(
  model: Model,
  draft: Draft,
): { readonly draft: Draft; readonly conflicts: readonly Conflict[] } {
  let { changes, base } = draft;
  const conflicts: Conflict[] = [];
  for (const [file, before] of Object.entries(draft.base)) {
    const now = model.files[file]?.value;
    if (isSame(before, now)) continue;
    const own = changes.filter((change) => change.file === file);
    const open = new Map<string, Path>();
    const moved = own.map((change): Change => {
      const { path } = groundOf(change, own);
      const inList = typeof path.at(-1) === "number";
      const place = inList ? entryNow(before, now, path) : path;
      if (place && (inList || isSame(valueAt(before, path), valueAt(now, path))))
        return { ...change, path: [...place, ...change.path.slice(path.length)] };
      const list = path.slice(0, -1);
      // If the entry can no longer be identified, the whole list is in conflict.
      const isLost = inList && lengthAt(before, list) !== lengthAt(now, list);
      const asked = isLost ? list : path;
      open.set(JSON.stringify(asked), asked);
      return change;
    });
    const mine = changed(before, own, file);
    const asked = [...open.values()].map((path) => ({
      ...{ file, path },
      theirs: valueAt(now, path),
      mine: valueAt(mine, path),
    }));
    // If both wrote the same value (as in a duplicated window), there is no conflict.
    const agreed = asked.filter(({ theirs, mine: own }) => isSame(theirs, own));
    const disputed = asked.filter((one) => !agreed.includes(one));
    conflicts.push(...disputed);
    if (disputed.length > 0) continue;
    const left = moved.filter((change) => !agreed.some((place) => isBelow(change, place)));
    changes = [...changes.filter((change) => change.file !== file), ...left];
    base = { ...base, [file]: now ?? null };
  }
  return { draft: { ...draft, changes, base }, conflicts };
}

export function decided(model: Model, draft: Draft, conflict: Conflict, keep: "theirs" | "mine"): Draft {
  const { file, path, theirs, mine } = conflict;
  const others = draft.changes.filter((change) => !isBelow(change, conflict));
  if (keep === "theirs") return withChanges(draft, others, model);
  const put = (value: Value | undefined): Change =>
    value === undefined ? { do: "remove", file, path } : { do: "write", file, path, value };
  const base = changedValue(draft.base[file] ?? null, put(theirs));
  return { ...draft, changes: [...others, put(mine)], base: { ...draft.base, [file]: base } };
}

/** The same file in every language; for a file that all languages share, only that file. */
export function twinsOf(file: string, languages: readonly string[]): string[] {
  const [folder = "", ...rest] = file.split("/");
  return languages.includes(folder) ? languages.map((code) => [code, ...rest].join("/")) : [file];
}

/** Whether languages may differ at a place, as in search keywords. */
const isFree = ({ file, path }: FieldPath, { fields, languages }: Model) =>
  path.some((_, index) => fieldAt(fields[schemaName(file, languages)], path.slice(0, index + 1))?.isFree);

export function leftAlone({ model, draft: { changes } }: Drafted): FieldPath[] {
  const written = changes.filter((change) => change.do === "write" && !isFree(change, model));
  return written.flatMap(({ file, path }) =>
    twinsOf(file, model.languages)
      .map((twin) => ({ file: twin, path }))
      .filter((place) => !written.some((one) => samePlace(one, place))),
  );
}

/** All places that list every thing of a kind, such as offices, with the field of an entry there. */
export function placesOfThing(thing: string, { fields, files, languages }: Model) {
  const below = (field: Field | undefined, path: Path): { readonly path: Path; readonly entry: Field }[] => {
    if (field?.kind === "record" && field.thing === thing) return [{ path, entry: field.entry }];
    if (field?.kind !== "group") return [];
    return Object.entries(field.fields).flatMap(([name, inner]) => below(inner, [...path, name]));
  };
  return Object.keys(files).flatMap((file) =>
    below(fields[schemaName(file, languages)], []).map((place) => ({ file, ...place })),
  );
}

export function blankOf(field: Field): Value {
  switch (field.kind) {
    case "text":
    case "file":
      return "";
    case "choice":
      return field.options[0] ?? "";
    case "number":
      // A place on a picture is in its middle, where the site takes it to be if nothing is said.
      return ((field.least ?? 0) + (field.most ?? field.least ?? 0)) / 2;
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

/** A draft with a missing field, empty, to be filled in; the same draft if nothing is missing there. */
export function withMissing(drafted: Drafted, { file, path }: FieldPath): Draft {
  const { model, draft } = drafted;
  const field = fieldAt(model.fields[schemaName(file, model.languages)], path);
  const isMissing =
    typeof path.at(-1) === "string" &&
    draftedValue(drafted, { file, path }) === undefined &&
    draftedValue(drafted, { file, path: path.slice(0, -1) }) !== undefined;
  if (!field || !isMissing) return draft;
  return withChange(draft, { do: "write", file, path, value: blankOf(field) }, model);
}
