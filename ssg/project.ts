import { join } from "node:path";
import { readSite, type ReadSite } from "#model/check/read-content.ts";
import { CheckMemory } from "#model/check/report.ts";
import { inlineScripts, type InlineScripts } from "./plugins/inline-scripts.ts";

/** What the plugins of one build or one server share. */
export interface Project {
  readonly folder: string;
  /** The site of its content. @throws {ContentError} with everything that is wrong */
  readonly site: () => ReadSite;
  /** The texts of the scripts that stand in every document. */
  readonly inlineScripts: () => Promise<InlineScripts>;
}

/** @param lasting whether all stays as it is now, as in a build: then it is read and made once */
export function projectAt(folder: string, lasting: boolean): Project {
  const memory = new CheckMemory();
  const read = () => readSite(join(folder, "content"), memory);
  const made: { site?: ReadSite; scripts?: Promise<InlineScripts> } = {};
  return {
    folder,
    site: () => (lasting ? (made.site ??= read()) : read()),
    inlineScripts: () => (lasting ? (made.scripts ??= inlineScripts(folder)) : inlineScripts(folder)),
  };
}
