/**
 * Groups of fields in a value read from a file of content: walking through them, and reading and replacing what they hold.
 */

/** A group of fields, or a list. */
export type Group = Readonly<Record<PropertyKey, unknown>>;

/** Whether a value of a file is a group of fields, or a list. */
export const isGroup = (value: unknown): value is Group => typeof value === "object" && value !== null;

/** Every text in a value, in order, with its path. */
export function textsBelow(
  value: unknown,
  path: readonly PropertyKey[] = [],
): { readonly path: readonly PropertyKey[]; readonly text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsBelow(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The value at a path; undefined if there is none. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((inner, step) => (isGroup(inner) ? inner[step] : undefined), value);
}

/** The text at a path; undefined if there is none. */
export function textAt(value: unknown, path: readonly PropertyKey[]): string | undefined {
  const found = valueAt(value, path);
  return typeof found === "string" ? found : undefined;
}

/** A copy of a value with every text and number replaced by `change`. */
export function withLeaves(
  value: unknown,
  change: (leaf: unknown, path: readonly PropertyKey[]) => unknown,
  path: readonly PropertyKey[] = [],
): unknown {
  if (Array.isArray(value))
    return value.map((entry: unknown, index) => withLeaves(entry, change, [...path, index]));
  if (!isGroup(value)) return change(value, path);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withLeaves(inner, change, [...path, key])]),
  );
}
