import type { Language } from "#app/i18n/languages.ts";
import { methodNames, methodOf, type PageId } from "#app/i18n/paths.ts";

/**
 * What a test of a page is told. One page stands for its twins in `npm test`: the French one for the other languages, and
 * the first method for all methods, which share one layout. The others are left to `npm run test:slow`.
 */
export function slowTwin(page: PageId, language: Language): { tag: string[] } {
  const method = methodOf(page);
  const isFirst = language === "fr" && (method === undefined || method === methodNames[0]);
  return { tag: isFirst ? [] : ["@slow"] };
}
