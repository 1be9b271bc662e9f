import { serviceCards } from "#app/data/service-cards.server.ts";
import { methodLinks } from "#app/data/links.server.ts";
import { pageData } from "#app/data/page-data.server.ts";
import { serviceIds } from "#model/schema/controls.ts";
import { serviceOf } from "#app/data/structured-data.server.ts";
import type { Language } from "#model/site/pages.ts";
import { pathOf } from "#app/site/site.server.ts";
import { guideData } from "./guide.server.ts";

export function loader(language: Language) {
  const { words, ...page } = pageData("control", language, {
    things: serviceIds.map((control) => serviceOf(control, language)),
  });
  const { guide, ...rest } = words;
  return {
    ...page,
    words: rest,
    cards: serviceCards(language),
    guide: guideData(guide, language),
    methods: methodLinks(language),
    links: { cnd: pathOf("cnd", language), domains: pathOf("domains", language) },
  };
}
