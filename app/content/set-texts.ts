import { wellSet } from "#app/i18n/typography.ts";
import { languageOfText } from "./language-of-text.ts";
import { telephoneWellSet } from "./schema/telephone.ts";

type Path = readonly PropertyKey[];

const telephones: readonly unknown[] = ["landline", "mobile", "fax"];

/** What a content file says, with every text set as the site shows it. */
export function setTexts(file: string, value: unknown, path: Path = []): unknown {
  const isTelephone = file === "company.yaml" && telephones.includes(path.at(-1));
  // Without spaces YAML reads a number.
  if (isTelephone && typeof value === "number") return telephoneWellSet(`+${value}`);
  if (typeof value === "string") {
    const set = wellSet(value, languageOfText(file, path));
    return isTelephone ? telephoneWellSet(set) : set;
  }
  if (Array.isArray(value)) return value.map((entry, index) => setTexts(file, entry, [...path, index]));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, setTexts(file, inner, [...path, key])]),
  );
}
