import type { Language } from "./languages.ts";
import { pathOf, type PageId } from "./paths.ts";

/** The hash of a named part of a page, the same in every language: `oilAndGas` is `oil-and-gas`. */
export function anchorOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Address of a named part of a page: `partPath("sectors", "oilAndGas", "en")` is `/en/secteurs#oil-and-gas`. */
export function partPath(page: PageId, name: string, language: Language): string {
  return `${pathOf(page, language)}#${anchorOf(name)}`;
}
