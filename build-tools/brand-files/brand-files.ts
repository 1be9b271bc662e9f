import { join } from "node:path";
import type { Plugin } from "vite";
import { markColoursOf } from "#app/brand/palette.server.ts";
import type { Content } from "#app/content/schema/files.ts";
import { siteUrl } from "#app/content/site-url.server.ts";
import { defaultLanguage, languageCodes, type Language } from "#app/i18n/languages.ts";
import { pageIds, pathOf, type PageId } from "#app/i18n/paths.ts";
import { socialImagePath } from "#app/seo/social-image.ts";
import { siteContent } from "../content.ts";
import { brandArtOf, type BrandArt } from "./brand-art.ts";
import { iconsOf } from "./icons.ts";
import { socialImage } from "./social-image.ts";

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

/** The picture of a page's first screen, where it has one; of the home page, the first slide. */
function firstPictureOf({ pictures }: Content, page: PageId): string | undefined {
  const { [page]: own }: Partial<Readonly<Record<PageId, { readonly first: string | readonly string[] }>>> =
    pictures.pages;
  return typeof own?.first === "string" ? own.first : own?.first[0];
}

async function socialImageOf(
  root: string,
  content: Content,
  brand: BrandArt,
  page: PageId,
  language: Language,
): Promise<Buffer> {
  const { [page]: words, frame } = content.in[language];
  const picture = firstPictureOf(content, page);
  return socialImage({
    brand,
    title: words.hero.title,
    label: "breadcrumb" in words ? words.breadcrumb : frame.footer.trade,
    address: new URL(siteUrl + pathOf(page, language)).href.replace(/^https?:\/\//, "").replace(/\/$/, ""),
    picture:
      picture === undefined
        ? undefined
        : {
            file: join(root, "content/images", picture),
            position: content.pictures.focus[picture] ?? "centre",
          },
  });
}

/**
 * Vite plugin: draws from the words in `content/` every file that carries the brand outside the pages: icons, web
 * manifest, and the picture shown where a page is shared, one for each page and language.
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
        iconsOf(artOf(read())).then((icons) => {
          const icon = icons.get(name);
          if (!icon) next();
          else
            response
              .setHeader("Content-Type", name.endsWith("svg") ? "image/svg+xml" : "image/png")
              .end(icon);
        }, next);
      });
    },
    async generateBundle() {
      const content = read();
      const emit = (fileName: string, source: string | Buffer) => {
        this.emitFile({ type: "asset", fileName, source });
      };
      emit("site.webmanifest", manifestOf(content));
      const brand = artOf(content);
      for (const [name, icon] of await iconsOf(brand)) emit(name, icon);
      for (const language of languageCodes) {
        for (const page of pageIds) {
          const drawn = await socialImageOf(root, content, brand, page, language);
          emit(socialImagePath(page, language).slice(1), drawn);
        }
      }
    },
  };
}
