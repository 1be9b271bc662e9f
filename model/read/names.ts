/** Unifies apostrophes and spaces. No character moves, so that offsets stay valid. */
export const plain = (text: string) => text.replaceAll("'", "’").replaceAll(/\s/g, " ");

/** Matches names as whole words, as written or in capitals; undefined if there are none. */
export function namePattern(names: readonly string[]): RegExp | undefined {
  if (names.length === 0) return undefined;
  const forms = names
    .flatMap((name) => [name, name.toUpperCase()])
    .map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${forms.join("|")})(?![\p{L}\p{N}])`, "gu");
}
