import { pageData } from "#app/content/page-data.server.ts";
import { officeBusinesses } from "#app/content/structured-data.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { officeCards } from "./offices.server.ts";

export const loader = (language: Language) => ({
  ...pageData("contact", language, { kind: "ContactPage", things: officeBusinesses(language) }),
  offices: officeCards(language),
});
