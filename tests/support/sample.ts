import { readFileSync } from "node:fs";
import { sampleNote } from "#model/read/parse-yaml.ts";

/** Whether the site is still that of the sample company, of which the specification's own numbers hold. */
export const isSample = readFileSync("content/company.yaml", "utf8").includes(sampleNote);
