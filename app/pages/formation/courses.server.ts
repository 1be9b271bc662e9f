import type { Course } from "schema-dts";
import { content } from "#app/data/content.server.ts";
import { organization, partUrl } from "#app/data/structured-data.server.ts";
import type { Language } from "#model/site/languages.ts";

/**
 * The courses with objectives, for search engines: the other entries of the page are ways of holding a course. Without
 * dates, duration, price or diploma, which nobody stated.
 */
export function courses(language: Language): Course[] {
  const { items } = content.in[language].formation.tabs;
  return Object.entries(items).flatMap(([tab, { lead, courses: listed }]) =>
    listed.flatMap(({ title, detail, objectives, audience }): Course[] =>
      objectives
        ? [
            {
              "@type": "Course",
              name: title,
              description: detail ?? lead,
              url: partUrl("formation", tab, language),
              inLanguage: language,
              provider: organization,
              teaches: objectives,
              ...(audience !== undefined && {
                audience: { "@type": "Audience", audienceType: audience },
              }),
            },
          ]
        : [],
    ),
  );
}
