import { globSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { markColoursOf } from "#model/site/palette.ts";
import { readContent } from "#model/check/read-content.ts";
import type { Content } from "#model/schema/model.ts";
import { contentSourceOf } from "#model/read/read-folder.ts";
import { handedOn } from "../handed-on.ts";
import { pictureModule } from "./pictures.ts";

/**
 * The content of a project for all that is made of it: pages, icons, fonts, rules for servers. A build reads and checks it
 * once, before it begins.
 * @param project folder that holds `content/`
 * @throws {ContentError} with everything that is wrong
 */
export function siteContent(project: string): Content {
  return handedOn.content ?? readContent(contentSourceOf(join(project, "content")));
}

const makers: Readonly<Record<string, (content: Content) => string>> = {
  "virtual:content": (content) => `export const content = ${JSON.stringify(content)};`,
  "virtual:pictures": pictureModule,
  "virtual:theme-colour": ({ company }) =>
    `export const themeColour = ${JSON.stringify(markColoursOf(company.brand.colours).ground)};`,
};

const resolved = (id: string) => `\0${id}`;

/**
 * Vite plugin: `import { content } from "virtual:content"` gives the content of the site, `import { pictures } from
 * "virtual:pictures"` the addresses of its pictures, each built in the sizes in which it is shown, and `import { themeColour }
 * from "virtual:theme-colour"` the colour that browsers show around the page.
 */
export function content(): Plugin {
  let project = process.cwd();
  return {
    name: "content",
    configResolved: ({ root }) => {
      project = root;
    },
    resolveId: (id) => (id in makers ? resolved(id) : undefined),
    load(id) {
      const make = id.startsWith("\0") ? makers[id.slice(1)] : undefined;
      if (!make) return undefined;
      for (const file of globSync("content/**/*.yaml", { cwd: project }))
        this.addWatchFile(join(project, file));
      return make(siteContent(project));
    },
  };
}
