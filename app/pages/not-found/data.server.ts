import { content } from "#app/content/content.server.ts";
import { pageLinks } from "#app/content/links.server.ts";
import { headOf } from "#app/content/page-data.server.ts";
import { controlNames } from "#app/content/schema/controls.ts";
import type { Language } from "#app/i18n/languages.ts";

export function loader(language: Language) {
  const { meta, ...words } = content.in[language]["not-found"];
  return {
    head: headOf(undefined, language, { meta }),
    ...words,
    links: pageLinks(["home", ...controlNames, "contact"], language),
  };
}
