import { anchorOf } from "#app/i18n/anchors.ts";
import { pageOfPath, type PageId } from "#app/i18n/paths.ts";
import { termNames } from "#app/pages/glossary/page.server.ts";
import { methodNames } from "#app/pages/cnd/page.server.ts";
import { domainNames } from "#app/pages/domains/page.server.ts";
import { sectorNames } from "#app/pages/home/page.server.ts";

/** Named parts of pages, as `partPath` writes them. Pages that are not here are not led into. */
const parts: Partial<Readonly<Record<PageId, readonly string[]>>> = {
  cnd: methodNames,
  domains: domainNames,
  glossary: termNames,
  sectors: sectorNames,
};

/** An address inside the site, as one may write it in a text: `/contact`, `/en/controlCND#penetrant`. */
const address =
  /(?<![\p{L}\p{N}/.:])\/(?:\p{L}[\p{L}\p{N}_-]*(?:\/[\p{L}\p{N}_-]+)*)?(?:#[\w-]+)?(?![\p{L}\p{N}_/])/gu;

/** Addresses inside the site that a text names and that lead nowhere. */
export function deadLinks(text: string): string[] {
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
