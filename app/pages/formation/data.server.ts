import type { Course } from "schema-dts";
import { content } from "#app/data/content.server.ts";
import { pageData } from "#app/data/page-data.server.ts";
import { organization, partUrl } from "#app/data/structured-data.server.ts";
import type { Language } from "#model/site/pages.ts";

/**
 * Structured data of the courses with objectives: the others are ways of holding a course. No dates, duration, price or diploma,
 * as the company has stated none.
 */
const courses = (language: Language) =>
  Object.entries(content.in[language].formation.tabs.items).flatMap(([tab, { lead, courses: listed }]) =>
    listed
      .filter(({ objectives }) => objectives)
      .map(({ title, detail, objectives, audience }): Course => ({
        "@type": "Course",
        name: title,
        description: detail ?? lead,
        url: partUrl("formation", tab, language),
        inLanguage: language,
        provider: organization,
        ...(objectives && { teaches: objectives }),
        ...(audience !== undefined && { audience: { "@type": "Audience", audienceType: audience } }),
      })),
  );

/** Data of the page on training. */
export const loader = (language: Language) => pageData("formation", language, { things: courses(language) });
