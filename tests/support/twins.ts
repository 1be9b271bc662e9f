import { methodNames, methodOf, type PageId } from "#app/i18n/paths.ts";

/**
 * What a test of a page is told. The pages of methods share one layout: the first stands for it in `npm test`, the others
 * are left to `npm run test:slow`.
 */
export function slowTwin(page: PageId): { tag: string[] } {
  const method = methodOf(page);
  return { tag: method === undefined || method === methodNames[0] ? [] : ["@slow"] };
}
