import type { Language } from "#app/i18n/languages.ts";
import type { PageId } from "#app/i18n/paths.ts";
import type { Content } from "./schema/files.ts";

/** What a page is called where it stands below others. */
export function shortName(content: Content, page: Exclude<PageId, "home">, language: Language): string {
  const { [page]: words } = content.in[language];
  return "breadcrumb" in words ? words.breadcrumb : words.name;
}
