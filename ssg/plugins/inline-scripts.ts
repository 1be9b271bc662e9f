import { build } from "vite";
import { floor } from "../floor.js";

/** Entry point of each bundled script. */
const entries = { startup: "app/startup/index.ts", tabs: "app/startup/tabs.ts" } as const;

/**
 * Pages that a browser may prerender when the pointer rests on their link: pages of the site, except language links, files and
 * hashes of the current page.
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

/** Texts of the inline scripts of every document. */
export type InlineScripts = Readonly<Record<keyof typeof entries | "speculationRules", string>>;

async function bundled(root: string, entry: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: { entry, formats: ["iife"], name: "inlined" },
      target: floor.controls,
    },
  });
  const [bundle] = [result].flat();
  if (!bundle || !("output" in bundle)) throw new Error(`${entry} could not be bundled`);
  // HTTrack takes `URL(` for that of a style sheet, and inserts an address into the script.
  return bundle.output[0].code.trim().replaceAll("new URL(", "new self[`URL`](");
}

/** Makes the inline scripts. @param root folder of the project */
export async function inlineScripts(root: string): Promise<InlineScripts> {
  const [startup, tabs] = await Promise.all([bundled(root, entries.startup), bundled(root, entries.tabs)]);
  return { startup, tabs, speculationRules: JSON.stringify(speculationRules) };
}
