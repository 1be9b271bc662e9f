import { textsBelow } from "./texts-below.ts";

const lasts: readonly PropertyKey[] = ["name", "street", "city"];

/** Whether a field holds a name: of the brand, a person, a partner, a street or a city. A name claims nothing. */
export const isName = (file: string, path: readonly PropertyKey[]): boolean =>
  (file === "company.yaml" && (path.includes("people") || lasts.includes(path.at(-1) ?? ""))) ||
  (file.endsWith("/offices.yaml") && ["street", "city"].includes(String(path.at(-1))));

/** The names that `company.yaml` holds, the longest first. @param company what the file says, checked or not */
export function namesIn(company: unknown): string[] {
  const found = textsBelow(company).flatMap(({ path, text }) =>
    isName("company.yaml", path) ? [text.trim()] : [],
  );
  return [...new Set(found)].filter((name) => /\p{L}/u.test(name)).sort((a, b) => b.length - a.length);
}

/** Finds names in a text, as whole words, as written or in capitals; undefined without any. */
export function namePattern(names: readonly string[]): RegExp | undefined {
  if (names.length === 0) return undefined;
  const forms = names
    .flatMap((name) => [name, name.toUpperCase()])
    .map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${forms.join("|")})(?![\p{L}\p{N}])`, "gu");
}
