/** Icons, pictures for sharing and the web manifest. */
import { extname, join } from "node:path";
import type { Plugin } from "vite";
import { markColoursOf } from "#model/site/palette.ts";
import type { Content } from "#model/schema/model.ts";
import { defaultLanguage } from "#model/site/pages.ts";
import { answering } from "../answering.ts";
import type { Project } from "../project.ts";
import { contentTypes } from "../hosts/headers.ts";
import { brandArtOf } from "./brand-art.tsx";
import { iconsOf } from "./icons.ts";

function manifestOf({ company, in: words }: Content): string {
  const { name, colours } = company.brand;
  const { ground } = markColoursOf(colours);
  return JSON.stringify({
    name: `${name} - ${words[defaultLanguage].frame.footer.trade}`,
    short_name: name,
    lang: defaultLanguage,
    start_url: "/",
    display: "browser",
    background_color: ground,
    theme_color: ground,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });
}

async function brandFilesOf({ folder, site }: Project): Promise<ReadonlyMap<string, string | Buffer>> {
  const { content } = site();
  const art = await brandArtOf(content.company.brand, join(folder, "content"));
  return new Map<string, string | Buffer>([
    ["site.webmanifest", manifestOf(content)],
    ...(await iconsOf(art)),
  ]);
}

/** Vite plugin: draws the files that show the brand outside the pages. */
export function brandFiles(project: Project): Plugin {
  return {
    name: "brand-files",
    applyToEnvironment: ({ name }) => name === "client",
    configureServer({ middlewares }) {
      middlewares.use(
        answering(async ({ url = "" }) => {
          const name = url.slice(1);
          if (!/^(site|favicon|icon|apple-touch-icon)[\w-]*\.(webmanifest|svg|ico|png)$/.test(name))
            return undefined;
          // While the content has mistakes, which the page shows, there are no such files.
          const files = await brandFilesOf(project).catch(() => undefined);
          const body = files?.get(name);
          if (body === undefined) return undefined;
          return { status: 200, headers: { "Content-Type": contentTypes[extname(name)] ?? "" }, body };
        }),
      );
    },
    async generateBundle() {
      for (const [fileName, source] of await brandFilesOf(project))
        this.emitFile({ type: "asset", fileName, source });
    },
  };
}
