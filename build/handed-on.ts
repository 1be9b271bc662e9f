import type { Content } from "#model/schema/model.ts";

/** Texts of the scripts that stand in every document. */
export type InlineScripts = Readonly<Record<"startup" | "tabs" | "speculationRules", string>>;

interface HandedOn {
  content?: Content;
  inlineScripts?: InlineScripts;
}

/** What a step of a build has made, for those after it: Vite loads its configuration as modules of their own. */
export const handedOn = ((globalThis as { handedOn?: HandedOn }).handedOn ??= {});
