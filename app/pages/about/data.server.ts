import { pageLink } from "#app/data/links.server.ts";
import { pageData } from "#app/data/page-data.server.ts";
import { missionServices } from "#model/schema/pages/about.ts";
import type { Language } from "#model/site/pages.ts";

/** Data of the page "About us". */
export function loader(language: Language) {
  const { words, ...page } = pageData("about", language, { kind: "AboutPage" });
  const { services, ...mission } = words.mission;
  const links = missionServices.map((id) => ({ ...pageLink(id, language), text: services[id] }));
  return { ...page, words: { ...words, mission: { ...mission, services: links } } };
}
