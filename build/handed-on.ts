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
