import type { Language, PageId } from "#model/site/pages.ts";
import type { Content } from "./model.ts";

/** The label of a page where it is listed with others. */
export function shortName(content: Content, page: Exclude<PageId, "home">, language: Language): string {
  const { [page]: words } = content.in[language];
  return "breadcrumb" in words ? words.breadcrumb : words.name;
}
