import { listed } from "#app/data/listed.server.ts";
import { pageData } from "#app/data/page-data.server.ts";
import { officeBusinesses } from "#app/data/structured-data.server.ts";
import type { Language } from "#model/site/languages.ts";
import { officeCards } from "./offices.server.ts";

export function loader(language: Language) {
  const { words, ...page } = pageData("contact", language, {
    kind: "ContactPage",
    things: officeBusinesses(language),
  });
  const { details, ...intro } = words.intro;
  return {
    ...page,
    words: { ...words, intro: { ...intro, lead: listed(intro.lead, "details", details, language) } },
    offices: officeCards(language),
  };
}
