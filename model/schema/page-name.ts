import type { Language, PageId } from "#model/site/pages.ts";
import type { Content } from "./model.ts";

/** What a page is called where it stands below others. */
export function shortName(content: Content, page: Exclude<PageId, "home">, language: Language): string {
  const { [page]: words } = content.in[language];
  return "breadcrumb" in words ? words.breadcrumb : words.name;
}
