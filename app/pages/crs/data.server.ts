import { content } from "#app/content/content.server.ts";
import { otherControls } from "#app/content/control-cards.server.ts";
import { officeContacts } from "#app/content/offices.server.ts";
import { pageData } from "#app/content/page-data.server.ts";
import { serviceOf } from "#app/content/structured-data.server.ts";
import type { Language } from "#app/i18n/languages.ts";

export function loader(language: Language) {
  const { items } = content.in[language].crs.subjects;
  const parts = Object.values(items).map(({ name, text }) => ({ name, description: text }));
  return {
    ...pageData("crs", language, { things: [serviceOf("crs", language, parts)] }),
    otherControls: otherControls(language, "crs"),
    offices: officeContacts(language),
  };
}
