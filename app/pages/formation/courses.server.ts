import { content } from "#app/content/content.server.ts";
import { siteUrl } from "#app/content/site-url.server.ts";
import { partUrl } from "#app/content/structured-data.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { course } from "#app/seo/structured-data/offers.ts";

/** The courses with objectives, for search engines: the other entries of the page are ways of holding a course. */
export function courses(language: Language) {
  const { items } = content.in[language].formation.tabs;
  return Object.entries(items).flatMap(([tab, { lead, courses: listed }]) =>
    listed.flatMap(({ title, detail, objectives, audience }) =>
      objectives
        ? course({
            siteUrl,
            language,
            name: title,
            description: detail ?? lead,
            url: partUrl("formation", tab, language),
            objectives,
            audience,
          })
        : [],
    ),
  );
}
