/** Every text below a value, in its order, with the path that leads to it. */
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
