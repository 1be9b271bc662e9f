import type { Content } from "#model/schema/model.ts";
import type { InlineScripts } from "./plugins/inline-scripts.ts";

interface HandedOn {
  content?: Content;
  inlineScripts?: InlineScripts;
}

/** What a step of a build has made, for those after it: Vite loads its configuration as modules of their own. */
export const handedOn = ((globalThis as { handedOn?: HandedOn }).handedOn ??= {});
