import { officeContacts } from "#app/content/offices.server.ts";
import { pageData } from "#app/content/page-data.server.ts";
import type { Language } from "#app/i18n/languages.ts";

export const loader = (language: Language) => ({
  ...pageData("accessibility", language),
  offices: officeContacts(language),
});
