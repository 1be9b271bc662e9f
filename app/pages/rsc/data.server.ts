import { content } from "#app/content/content.server.ts";
import { otherControls } from "#app/content/control-cards.server.ts";
import { officeContacts } from "#app/content/offices.server.ts";
import { pageData } from "#app/content/page-data.server.ts";
import { serviceOf } from "#app/content/structured-data.server.ts";
import type { Language } from "#app/i18n/languages.ts";

export function loader(language: Language) {
  const { phases } = content.in[language].rsc.services;
  const parts = Object.values(phases).flatMap(({ items }) =>
    items.map(({ name, text }) => ({ name, description: text })),
  );
  return {
    ...pageData("rsc", language, { things: [serviceOf("rsc", language, parts)] }),
    otherControls: otherControls(language, "rsc"),
    offices: officeContacts(language),
  };
}
