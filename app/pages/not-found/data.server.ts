import { content } from "#app/data/content.server.ts";
import { pageLinks } from "#app/data/links.server.ts";
import { headOf } from "#app/data/page-data.server.ts";
import { controlIds } from "#model/schema/controls.ts";
import type { Language } from "#model/site/pages.ts";

/** Data of the not-found page. */
export function loader(language: Language) {
  const { meta, ...words } = content.in[language]["not-found"];
  return {
    head: headOf(undefined, language, { meta }),
    ...words,
    links: pageLinks(["home", ...controlIds, "contact"], language),
  };
}
