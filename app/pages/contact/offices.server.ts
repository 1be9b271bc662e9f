import { mapOf } from "#app/data/assets.server.ts";
import { content } from "#app/data/content.server.ts";
import { letter, offices } from "#app/data/offices.server.ts";
import type { Language } from "#model/site/languages.ts";
import { cardPath } from "#model/site/paths.ts";

/** The offices with every number, address, map and holder of a post. */
export function officeCards(language: Language) {
  const { contact, crs, formation } = content.in[language];
  const { requests } = contact.letter;
  const letters = (
    [
      [requests.control, contact.intro.details],
      [requests.crs, crs.offices.details],
      [requests.formation, formation.offices.details],
    ] as const
  ).map(([about, details]) => ({ about, letter: letter(about, details, language) }));
  return offices(language).map((office) => {
    const { map, posts } = content.in[language].offices[office.id];
    return {
      ...office,
      letters,
      mapImage: mapOf(office.id),
      mapAlt: map,
      card: cardPath(office.id, language),
      people: Object.entries(posts).map(([post, name]) => ({ post: name, name: office.people[post] ?? "" })),
    };
  });
}

export type OfficeCard = ReturnType<typeof officeCards>[number];
