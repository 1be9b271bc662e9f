import { join } from "node:path";
import { readContent } from "#model/check/read-content.ts";
import { contentSourceOf } from "#model/read/read-folder.ts";
import type { Content } from "#model/schema/model.ts";
import type { InlineScripts } from "./plugins/inline-scripts.ts";

interface HandedOn {
  content?: Content;
  inlineScripts?: InlineScripts;
}

/**
 * What a step of a build has made, for the steps after it. All are of one process, but Vite loads its configuration as
 * modules of their own.
 */
export const handedOn = ((globalThis as { handedOn?: HandedOn }).handedOn ??= {});

/**
 * The content of a project: a build reads and checks it once, before it begins.
 * @param project folder that holds `content/`  @throws {ContentError} with everything that is wrong
 */
export function siteContent(project: string): Content {
  return handedOn.content ?? readContent(contentSourceOf(join(project, "content")));
}
