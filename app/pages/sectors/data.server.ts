import { pageData } from "#app/data/page-data.server.ts";
import type { Language } from "#model/site/languages.ts";
import { sectorTabs, serviceColumns } from "./sectors.server.ts";

export function loader(language: Language) {
  const { words, ...page } = pageData("sectors", language);
  const tabs = sectorTabs(words.tabs, language);
  return {
    ...page,
    hero: words.hero,
    tabs,
    columns: serviceColumns(words.columns, tabs.sectors, language),
  };
}
