import { pageData } from "#app/data/page-data.server.ts";
import { officeBusinesses } from "#app/data/structured-data.server.ts";
import type { Language } from "#model/site/languages.ts";
import { officeCards } from "./offices.server.ts";

export const loader = (language: Language) => ({
  ...pageData("contact", language, { kind: "ContactPage", things: officeBusinesses(language) }),
  offices: officeCards(language),
});
