import { mapOf } from "#app/content/assets.server.ts";
import { content } from "#app/content/content.server.ts";
import { offices } from "#app/content/offices.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { cardPath } from "#app/i18n/paths.ts";

/** The offices with every number, address, map and holder of a post. */
export function officeCards(language: Language) {
  return offices(language).map((office) => {
    const { map, posts } = content.in[language].offices[office.id];
    return {
      ...office,
      mapImage: mapOf(office.id),
      mapAlt: map,
      card: cardPath(office.id, language),
      people: Object.entries(posts).map(([post, name]) => ({ post: name, name: office.people[post] ?? "" })),
    };
  });
}

export type OfficeCard = ReturnType<typeof officeCards>[number];
