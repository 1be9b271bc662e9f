import { readFileSync } from "node:fs";
import { sampleNote } from "#model/read/parse-yaml.ts";

/** Whether the site is still the sample company's. Only that one has the specification's own numbers. */
export const isSample = readFileSync("content/company.yaml", "utf8").includes(sampleNote);
