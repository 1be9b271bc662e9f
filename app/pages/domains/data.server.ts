import { officeContacts } from "#app/content/offices.server.ts";
import { pageData } from "#app/content/page-data.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { equipmentList } from "./equipment-list.server.ts";

export const loader = (language: Language) => ({
  ...pageData("domains", language),
  equipment: equipmentList(language),
  offices: officeContacts(language),
});
