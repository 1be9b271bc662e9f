import type { Language, PageId } from "#model/site/pages.ts";

/** Size of the picture shown when a page is shared, in px: the one that all networks ask for. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** Path of the picture shown when a page is shared. The build draws one for each page and language. */
export function socialImagePath(page: PageId, language: Language): string {
  return `/social/${language}/${page}.jpg`;
}
