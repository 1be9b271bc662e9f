import type { Language } from "#model/site/languages.ts";
import { officeIds } from "#model/site/paths.ts";
import { content } from "./content.server.ts";

/** The offices with every number and address, and what each is called. */
export function offices(language: Language) {
  return officeIds.map((id) => {
    const { title, shortTitle } = content.in[language].offices[id];
    return { ...content.company.offices[id], id, title, shortTitle };
  });
}

/** What a page says of each office besides the contact page: its short name, where to call and where to write. */
export function officeContacts(language: Language) {
  return offices(language).map(({ shortTitle, landline, email }) => ({ shortTitle, landline, email }));
}

export type OfficeContact = ReturnType<typeof officeContacts>[number];

export type Office = ReturnType<typeof offices>[number];
