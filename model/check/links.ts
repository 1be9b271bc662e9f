import { anchorOf } from "#model/site/anchors.ts";
import type { PageId } from "#model/site/pages.ts";
import type { Site } from "#model/site/site.ts";
import { nearest } from "#model/read/nearest.ts";
import { wrong } from "#model/read/problem.ts";
import { tags, type Found } from "./plain-text.ts";

/** Ids of the parts of pages, as `partPath` writes them. Texts may not link to parts of other pages. */
export type PageParts = Partial<Readonly<Record<PageId, readonly string[]>>>;

/** An address inside the site, as it may be written in a text: `/contact`, `/en/domaines#ship`. */
const address =
  /(?<=^|[\s(«“‘[]|[\s(]["'])\/(?:\p{L}[\p{L}\p{N}_-]*(?:\/[\p{L}\p{N}_-]+)*)?(?:#[\w-]+)?(?![\p{L}\p{N}_/])/gu;

/** Addresses inside the site that a text contains and that do not exist. */
export function deadLinks(text: string, parts: PageParts, { pageOfPath, pagePaths }: Site): Found[] {
  return [...text.replaceAll(tags, " ").matchAll(address)].flatMap(([found]) => {
    const [pathname = "", hash] = found.split("#");
    const page = pageOfPath(pathname);
    const isThere = page && (hash === undefined || (parts[page] ?? []).map(anchorOf).includes(hash));
    if (isThere || found === "/") return [];
    const near = nearest(found, pagePaths) ?? "l’adresse d’une page, comme /contact";
    return [[found, wrong(`nomme ${found}, qui ne mène nulle part`, `écrire ${near}`)] as const];
  });
}
