import { join } from "node:path";
import { readSite, type ReadSite } from "#model/check/read-content.ts";
import { CheckMemory } from "#model/check/report.ts";
import { inlineScripts, type InlineScripts } from "./plugins/inline-scripts.ts";

/** State shared by the plugins of one build or dev server. */
export interface Project {
  readonly folder: string;
  /** Whether its files do not change, as in a build. */
  readonly lasting: boolean;
  /** Of all checks of its content. */
  readonly memory: CheckMemory;
  /** The site of its content. @throws {ContentError} with all problems */
  readonly site: () => ReadSite;
  /** The texts of the inline scripts of every document. */
  readonly inlineScripts: () => Promise<InlineScripts>;
}

/** Opens a project. If it is lasting, each value is made once. */
export function projectAt(folder: string, lasting: boolean): Project {
  const memory = new CheckMemory(join(folder, ".cache/names.json"));
  const read = () => readSite(join(folder, "content"), memory);
  const known: { site?: ReadSite; scripts?: Promise<InlineScripts> } = {};
  return {
    folder,
    lasting,
    memory,
    site: () => (lasting ? (known.site ??= read()) : read()),
    inlineScripts: () => (lasting ? (known.scripts ??= inlineScripts(folder)) : inlineScripts(folder)),
  };
}
