/** Every text in a value, in order, with its path. */
export function textsBelow(
  value: unknown,
  path: readonly PropertyKey[] = [],
): { readonly path: readonly PropertyKey[]; readonly text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsBelow(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The text at a path; undefined if there is none. */
export function textAt(value: unknown, path: readonly PropertyKey[]): string | undefined {
  const found = path.reduce<unknown>(
    (inner, step) => (inner as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[step],
    value,
  );
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
  if (typeof value !== "object" || value === null) return change(value, path);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withLeaves(inner, change, [...path, key])]),
  );
}
