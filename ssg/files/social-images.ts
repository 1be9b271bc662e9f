import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { textsBelow } from "#model/read/texts-below.ts";
import { shortName } from "#model/schema/page-name.ts";
import type { Content } from "#model/schema/model.ts";
import { middle } from "#model/schema/pictures.ts";
import { siteUrl } from "#app/data/site-url.server.ts";
import { methodOf, type MethodName, type PageId } from "#model/site/pages.ts";
import { socialImagePath } from "#app/seo/social-image.ts";
import type { Project } from "../project.ts";
import { brandArtOf } from "./brand-art.tsx";
import { socialImage } from "./social-image.tsx";

/** The file of the first picture that a page shows. */
function firstPictureOf({ pictures }: Content, page: PageId): string | undefined {
  const { [page]: own }: Partial<Readonly<Record<PageId, unknown>>> = pictures.pages;
  return textsBelow(own)[0]?.text;
}

/**
 * Draws the picture shown when a page is shared, for each page and language. @param drawingOf returns a method's drawing as SVG
 */
export async function writeSocialImages(
  project: Project,
  site: string,
  drawingOf: (method: MethodName) => string,
): Promise<void> {
  const { content, pageIds, languageCodes, isDrawn, pathOf } = project.site();
  const brand = await brandArtOf(content.company.brand, join(project.folder, "content"));
  for (const page of pageIds) {
    const file = firstPictureOf(content, page);
    const method = methodOf(page);
    const ground = {
      ...(file !== undefined && {
        picture: {
          file: join(project.folder, "content/images", file),
          focus: content.pictures.focus[file] ?? middle,
        },
      }),
      ...(method && isDrawn(method) && { drawing: Buffer.from(drawingOf(method)) }),
    };
    for (const language of languageCodes) {
      const image = await socialImage({
        ...ground,
        brand,
        title: content.in[language][page].hero.title,
        // The home page is labelled with the company's trade.
        label: page === "home" ? content.in[language].frame.footer.trade : shortName(content, page, language),
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
