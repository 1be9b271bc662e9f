import { wellSet } from "./typography.ts";
import { languageOfText } from "./language-of-text.ts";
import { telephoneWellSet } from "./telephone.ts";
import { withLeaves } from "./texts-below.ts";

const telephones: readonly unknown[] = ["landline", "mobile", "fax"];

/** What a content file says, with every text set as the site shows it. @param names that stay as they are in sentences */
export const setTexts = (file: string, value: unknown, names: readonly string[]): unknown =>
  withLeaves(value, (leaf, path) => {
    const isTelephone = file === "company.yaml" && telephones.includes(path.at(-1));
    // Without spaces YAML reads a number.
    if (isTelephone && typeof leaf === "number") return telephoneWellSet(`+${leaf}`);
    if (typeof leaf !== "string") return leaf;
    const set = wellSet(leaf, languageOfText(file, path), names);
    return isTelephone ? telephoneWellSet(set) : set;
  });
