/** Data of the contact page. */
import { mapOf } from "#app/data/assets.server.ts";
import { countryName } from "#app/data/country.server.ts";
import { content } from "#app/data/content.server.ts";
import { listed } from "#app/data/listed.server.ts";
import { emailQuery, offices } from "#app/data/offices.server.ts";
import { pageData } from "#app/data/page-data.server.ts";
import { officeBusinesses } from "#app/data/structured-data.server.ts";
import type { Language } from "#model/site/pages.ts";
import { cardPath } from "#app/site/site.server.ts";

function officeCards(language: Language) {
  const { contact, crs, formation, offices: words } = content.in[language];
  const { requests } = contact.letter;
  const emails = [
    { about: requests.control, details: contact.intro.details },
    { about: requests.crs, details: crs.offices.details },
    { about: requests.formation, details: formation.offices.details },
  ].map(({ about, details }) => ({ about, query: emailQuery(about, details, language) }));
  return offices(language).map((office) => ({
    ...office,
    country: countryName(office.address.country, language),
    emails,
    mapImage: mapOf(office.id),
    mapAlt: words[office.id].map,
    card: cardPath(office.id, language),
    people: Object.entries(words[office.id].posts).map(([post, name]) => ({
      post: name,
      name: office.people[post] ?? "",
    })),
  }));
}

export type OfficeCard = ReturnType<typeof officeCards>[number];

/** Data of the contact page. Each office has e-mails to start from, a map and a vCard. */
export function loader(language: Language) {
  const { words, ...page } = pageData("contact", language, {
    kind: "ContactPage",
    things: officeBusinesses(language),
  });
  const { details, ...intro } = words.intro;
  return {
    ...page,
    words: { ...words, intro: { ...intro, lead: listed(intro.lead, "details", details, language) } },
    offices: officeCards(language),
  };
}
