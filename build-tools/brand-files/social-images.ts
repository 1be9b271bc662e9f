import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Content } from "#app/content/schema/files.ts";
import { siteUrl } from "#app/content/site-url.server.ts";
import { languageCodes, type Language } from "#app/i18n/languages.ts";
import { drawingPath, methodOf, pageIds, pathOf, type PageId } from "#app/i18n/paths.ts";
import { socialImagePath } from "#app/seo/social-image.ts";
import { siteContent } from "../content.ts";
import { brandArtOf } from "./brand-art.ts";
import { socialImage } from "./social-image.ts";

/** The picture of a page's first screen, where it has one; of the home page, the first slide. */
function firstPictureOf({ pictures }: Content, page: PageId): string | undefined {
  const { [page]: own }: Partial<Readonly<Record<PageId, { readonly first: string | readonly string[] }>>> =
    pictures.pages;
  return typeof own?.first === "string" ? own.first : own?.first[0];
}

/** What a page is called above its title; the home page, by the company's trade. */
function labelOf(content: Content, page: PageId, language: Language): string {
  const { [page]: words, frame } = content.in[language];
  if ("breadcrumb" in words) return words.breadcrumb;
  return "name" in words ? words.name : frame.footer.trade;
}

/**
 * Draws the picture shown where a page is shared, for each page and language: its title over the picture of its first
 * screen, or beside the drawing of the method.
 * @param project folder that holds `content/`
 * @param site folder of the built pages, with their drawings
 */
export async function writeSocialImages(project: string, site: string): Promise<void> {
  const content = siteContent(project);
  const brand = brandArtOf(content.company.brand, join(project, "content"));
  for (const page of pageIds) {
    const file = firstPictureOf(content, page);
    const method = methodOf(page);
    const drawing = method && drawingPath(method);
    const ground = {
      ...(file !== undefined && {
        picture: {
          file: join(project, "content/images", file),
          position: content.pictures.focus[file] ?? ("centre" as const),
        },
      }),
      ...(drawing !== undefined && { drawing: await readFile(join(site, drawing)) }),
    };
    for (const language of languageCodes) {
      const image = await socialImage({
        ...ground,
        brand,
        title: content.in[language][page].hero.title,
        label: labelOf(content, page, language),
        address: new URL(siteUrl + pathOf(page, language)).href
          .replace(/^https?:\/\//, "")
          .replace(/\/$/, ""),
      });
      const path = join(site, socialImagePath(page, language));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, image);
    }
  }
}
