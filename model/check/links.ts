import { anchorOf } from "#model/site/anchors.ts";
import { pageOfPath, type PageId } from "#model/site/paths.ts";

/** Ids of the named parts of pages, as `partPath` writes them. Pages that are not here are not led into. */
export type PageParts = Partial<Readonly<Record<PageId, readonly string[]>>>;

/** An address inside the site, as one may write it in a text: `/contact`, `/en/domaines#ship`. */
const address =
  /(?<![\p{L}\p{N}/.:])\/(?:\p{L}[\p{L}\p{N}_-]*(?:\/[\p{L}\p{N}_-]+)*)?(?:#[\w-]+)?(?![\p{L}\p{N}_/])/gu;

/** Addresses inside the site that a text names and that lead nowhere. */
export function deadLinks(text: string, parts: PageParts): string[] {
  return [...text.matchAll(address)]
    .map(([found]) => found)
    .filter((found) => {
      if (found === "/") return false;
      const [pathname = "", hash] = found.split("#");
      const page = pageOfPath(pathname);
      if (!page) return true;
      return hash !== undefined && !(parts[page] ?? []).map(anchorOf).includes(hash);
    });
}
