import type { Language } from "#model/site/languages.ts";

/** A sentence that names things one after the other, where its text has `{name}`. */
export const listed = (text: string, name: string, things: readonly string[], language: Language) =>
  text.replace(`{${name}}`, () => new Intl.ListFormat(language).format(things));
