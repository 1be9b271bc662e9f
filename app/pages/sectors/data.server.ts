import { officeContacts } from "#app/content/offices.server.ts";
import { pageData } from "#app/content/page-data.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { sectorTabs, serviceMatrix } from "./sectors.server.ts";

export function loader(language: Language) {
  const { words, ...page } = pageData("sectors", language);
  const tabs = sectorTabs(words.tabs, language);
  return {
    ...page,
    hero: words.hero,
    tabs,
    matrix: serviceMatrix(words.matrix, tabs.sectors, language),
    offices: { ...words.offices, offices: officeContacts(language) },
  };
}
