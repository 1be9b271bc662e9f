import { join } from "node:path";
import type { Plugin } from "vite";
import { markColoursOf } from "#app/brand/palette.server.ts";
import type { Content } from "#app/content/schema/files.ts";
import { siteUrl } from "#app/content/site-url.server.ts";
import { defaultLanguage, languageCodes, type Language } from "#app/i18n/languages.ts";
import { methodOf, pageIds, pathOf, type MethodName, type PageId } from "#app/i18n/paths.ts";
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

/** A page with a picture in its first screen. */
type PicturedPage = Exclude<PageId, `methods/${MethodName}`>;

/** Title, label and picture of a page's first screen; of the home page, the first slide. */
function firstScreenOf(content: Content, page: PicturedPage, language: Language) {
  const { [page]: words, frame } = content.in[language];
  const { first } = content.pictures.pages[page];
  return {
    title: words.hero.title,
    label: "breadcrumb" in words ? words.breadcrumb : frame.footer.trade,
    picture: typeof first === "string" ? first : (first[0] ?? ""),
  };
}

async function socialImageOf(
  root: string,
  content: Content,
  brand: BrandArt,
  page: PicturedPage,
  language: Language,
): Promise<Buffer> {
  const { title, label, picture } = firstScreenOf(content, page, language);
  return socialImage({
    brand,
    title,
    label,
    address: new URL(siteUrl + pathOf(page, language)).href.replace(/^https?:\/\//, "").replace(/\/$/, ""),
    picture: join(root, "content/images", picture),
    position: content.pictures.focus[picture] ?? "centre",
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
        for (const page of pageIds.filter((id): id is PicturedPage => !methodOf(id))) {
          const drawn = await socialImageOf(root, content, brand, page, language);
          emit(socialImagePath(page, language).slice(1), drawn);
        }
      }
    },
  };
}
