import { controlCards } from "#app/data/control-cards.server.ts";
import { methodLinks } from "#app/data/links.server.ts";
import { pageData } from "#app/data/page-data.server.ts";
import { controlIds } from "#model/schema/controls.ts";
import { serviceOf } from "#app/data/structured-data.server.ts";
import type { Language } from "#model/site/pages.ts";
import { pathOf } from "#app/site/site.server.ts";
import { guideData } from "./guide.server.ts";

/** Data of the page that leads to the right control. */
export function loader(language: Language) {
  const { words, ...page } = pageData("control", language, {
    things: controlIds.map((control) => serviceOf(control, language)),
  });
  const { guide, ...rest } = words;
  return {
    ...page,
    words: rest,
    cards: controlCards(language),
    guide: guideData(guide, language),
    methods: methodLinks(language),
    links: { cnd: pathOf("cnd", language), domains: pathOf("domains", language) },
  };
}
