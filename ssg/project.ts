import { join } from "node:path";
import { readSite, type ReadSite } from "#model/check/read-content.ts";
import { CheckMemory } from "#model/check/report.ts";
import { inlineScripts, type InlineScripts } from "./plugins/inline-scripts.ts";

/** State shared by the plugins of one build or dev server. */
export interface Project {
  readonly folder: string;
  /** Of all checks of its content. */
  readonly memory: CheckMemory;
  /** The site of its content. @throws {ContentError} with all problems */
  readonly site: () => ReadSite;
  /** The texts of the inline scripts of every document. */
  readonly inlineScripts: () => Promise<InlineScripts>;
}

/** Opens a project. @param lasting whether files do not change, as in a build: then each value is made once */
export function projectAt(folder: string, lasting: boolean): Project {
  const memory = new CheckMemory();
  const read = () => readSite(join(folder, "content"), memory);
  const known: { site?: ReadSite; scripts?: Promise<InlineScripts> } = {};
  return {
    folder,
    memory,
    site: () => (lasting ? (known.site ??= read()) : read()),
    inlineScripts: () => (lasting ? (known.scripts ??= inlineScripts(folder)) : inlineScripts(folder)),
  };
}
