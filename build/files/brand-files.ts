import { join } from "node:path";
import type { Plugin } from "vite";
import { markColoursOf } from "#model/site/palette.ts";
import type { Content } from "#model/schema/model.ts";
import { defaultLanguage } from "#model/site/languages.ts";
import { siteContent } from "../plugins/content.ts";
import { brandArtOf } from "./brand-art.tsx";
import { iconsOf } from "./icons.ts";

/** What a phone needs to put the site on its home screen. @see https://www.w3.org/TR/appmanifest/ */
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

/**
 * Vite plugin: draws from the words in `content/` the files that carry the brand outside the pages: icons and web manifest.
 */
export function brandFiles(): Plugin {
  let root = process.cwd();
  const read = () => siteContent(root);
  const artOf = ({ company }: Content) => brandArtOf(company.brand, join(root, "content"));
  return {
    name: "brand-files",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved: (config) => {
      root = config.root;
    },
    // While developing, only what the browser asks for by itself.
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = request.url?.slice(1) ?? "";
        if (name === "site.webmanifest") {
          response.setHeader("Content-Type", "application/manifest+json").end(manifestOf(read()));
          return;
        }
        if (!/^(favicon|icon|apple-touch-icon)[\w-]*\.(svg|ico|png)$/.test(name)) {
          next();
          return;
        }
        // While the content has mistakes, which the page tells, there is no icon.
        Promise.resolve()
          .then(() => artOf(read()))
          .then(iconsOf)
          .then((icons) => {
            const icon = icons.get(name);
            if (!icon) next();
            else
              response
                .setHeader("Content-Type", name.endsWith("svg") ? "image/svg+xml" : "image/png")
                .end(icon);
          })
          .catch(() => next());
      });
    },
    async generateBundle() {
      const content = read();
      const emit = (fileName: string, source: string | Buffer) => {
        this.emitFile({ type: "asset", fileName, source });
      };
      emit("site.webmanifest", manifestOf(content));
      for (const [name, icon] of await iconsOf(await artOf(content))) emit(name, icon);
    },
  };
}
