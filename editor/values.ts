/** Values within content files: read, changed and compared by path. */
import { isGroup, textsBelow, valueAt as valueIn } from "#model/read/texts-below.ts";
import type { Change, Field, Path, Value } from "./protocol.ts";

type Inner = Record<string | number, Value | undefined>;

export const valueAt = valueIn as (value: Value | undefined, path: Path) => Value | undefined;

/** The value of a file after a change. Does not modify the given value. */
export function changedValue(value: Value, change: Change): Value {
  if (change.do === "settle") return value;
  const copy = structuredClone(value);
  let inner = copy as Inner;
  for (const step of change.path.slice(0, -1)) {
    const next = inner[step];
    inner = isGroup(next) ? next : (inner[step] = {});
  }
  const last = change.path.at(-1) ?? "";
  if (change.do === "write") inner[last] = change.value;
  else if (Array.isArray(inner))
    inner.splice(
      Number(last),
      change.do === "remove" ? 1 : 0,
      ...(change.do === "insert" ? [change.value] : []),
    );
  // Delete the key, rather than leave it with the value undefined.
  else Reflect.deleteProperty(inner, last);
  return copy;
}

export const textsIn = textsBelow as (value: Value) => { readonly path: Path; readonly text: string }[];

export function fieldAt(field: Field | undefined, path: Path): Field | undefined {
  return path.reduce<Field | undefined>((around, step) => {
    if (around?.kind === "group") return around.fields[step];
    if (around?.kind === "list" || around?.kind === "record") return around.entry;
    return around?.kind === "row" ? around.entries[Number(step)] : undefined;
  }, field);
}

/** The name of a content file's schema. @param file below `content/`, such as `fr/about.yaml` */
export function schemaName(file: string, languages: readonly string[]): string {
  const [folder = "", ...rest] = file.replace(/\.yaml$/, "").split("/");
  return [languages.includes(folder) ? "language" : folder, ...rest].join("/");
}
