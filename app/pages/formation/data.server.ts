import { officeContacts } from "#app/content/offices.server.ts";
import { pageData } from "#app/content/page-data.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { courses } from "./courses.server.ts";

export const loader = (language: Language) => ({
  ...pageData("formation", language, { things: courses(language) }),
  offices: officeContacts(language),
});
