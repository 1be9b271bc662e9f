import { build } from "vite";
import { floor } from "../floor.js";
import { handedOn } from "../handed-on.ts";

const entry = "app/startup/index.ts";

/**
 * Which pages a browser may draw ahead when the pointer rests on their link: those of the site that are no language's
 * choice, no file and no part of the page on screen.
 * @see https://wicg.github.io/nav-speculation/speculation-rules.html
 */
const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { selector_matches: "[aria-pressed], [download], [href^='#']" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

export interface InlineScripts {
  readonly startup: string;
  readonly speculationRules: string;
}

/** Makes the inline scripts, and hands them on to what allows them by their hashes. @param root folder of the project */
export async function inlineScripts(root: string): Promise<InlineScripts> {
  const made = await build({
    root,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: { entry, formats: ["iife"], name: "startup" },
      target: floor.controls,
    },
  });
  const [result] = [made].flat();
  if (!result || !("output" in result)) throw new Error(`${entry} could not be bundled`);
  handedOn.inlineScripts = {
    startup: result.output[0].code.trim(),
    speculationRules: JSON.stringify(speculationRules),
  };
  return handedOn.inlineScripts;
}
