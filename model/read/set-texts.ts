import { wellSet } from "./typography.ts";
import { languageOfText } from "./language-of-text.ts";
import { telephones, telephoneWellSet } from "./telephone.ts";
import { withLeaves } from "./texts-below.ts";

/** The country of the office that a field belongs to, as far as the file says one. */
function countryAt(company: unknown, [, office = ""]: readonly PropertyKey[]): string | undefined {
  const { offices } = company as {
    offices?: Record<PropertyKey, { address?: { country?: unknown } } | null>;
  };
  const country = offices?.[office]?.address?.country;
  return typeof country === "string" ? country : undefined;
}

/** What a content file says, with every text set as the site shows it. @param names that stay as they are in sentences */
export const setTexts = (file: string, value: unknown, names: readonly string[]): unknown =>
  withLeaves(value, (leaf, path) => {
    const isTelephone =
      file === "company.yaml" && telephones.some((name) => name === path.at(-1)) && path[0] === "offices";
    // Without spaces YAML reads a number.
    const text = isTelephone && typeof leaf === "number" ? String(leaf) : leaf;
    if (typeof text !== "string") return leaf;
    const set = wellSet(text, languageOfText(file, path), names);
    return isTelephone ? telephoneWellSet(set, countryAt(value, path)) : set;
  });
