import { anchorOf } from "#app/i18n/anchors.ts";
import { pageOfPath, type PageId } from "#app/i18n/paths.ts";
import { equipmentNames } from "../equipment.ts";
import { sectorNames } from "../schema/sectors.ts";

/** Named parts of pages, as `partPath` writes them, but for the terms. Pages that are not here are not led into. */
const parts: Partial<Readonly<Record<PageId, readonly string[]>>> = {
  domains: equipmentNames,
  sectors: sectorNames,
};

/** An address inside the site, as one may write it in a text: `/contact`, `/en/domaines#ship`. */
const address =
  /(?<![\p{L}\p{N}/.:])\/(?:\p{L}[\p{L}\p{N}_-]*(?:\/[\p{L}\p{N}_-]+)*)?(?:#[\w-]+)?(?![\p{L}\p{N}_/])/gu;

/** Addresses inside the site that a text names and that lead nowhere. @param terms ids of those in the glossary */
export function deadLinks(text: string, terms: readonly string[]): string[] {
  return [...text.matchAll(address)]
    .map(([found]) => found)
    .filter((found) => {
      if (found === "/") return false;
      const [pathname = "", hash] = found.split("#");
      const page = pageOfPath(pathname);
      if (!page) return true;
      const known = page === "glossary" ? terms : (parts[page] ?? []);
      return hash !== undefined && !known.map(anchorOf).includes(hash);
    });
}
