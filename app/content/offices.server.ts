import type { Language } from "#app/i18n/languages.ts";
import { officeIds } from "#app/i18n/paths.ts";
import { content } from "./content.server.ts";

/** The offices with every number and address, and what each is called. */
export function offices(language: Language) {
  return officeIds.map((id) => {
    const { title, shortTitle } = content.in[language].offices[id];
    return { ...content.company.offices[id], id, title, shortTitle };
  });
}

export type Office = ReturnType<typeof offices>[number];
