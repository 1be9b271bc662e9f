import { mapOf } from "#app/data/assets.server.ts";
import { content } from "#app/data/content.server.ts";
import { offices } from "#app/data/offices.server.ts";
import type { Language } from "#model/site/languages.ts";
import { cardPath } from "#model/site/paths.ts";

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
