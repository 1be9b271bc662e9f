import { controlCards } from "#app/data/control-cards.server.ts";
import { methodLinks } from "#app/data/links.server.ts";
import { pageData } from "#app/data/page-data.server.ts";
import { controlNames } from "#model/schema/controls.ts";
import { serviceOf } from "#app/data/structured-data.server.ts";
import type { Language } from "#model/site/languages.ts";
import { pathOf } from "#model/site/paths.ts";
import { guideData } from "./guide.server.ts";

export function loader(language: Language) {
  const { words, ...page } = pageData("control", language, {
    things: controlNames.map((control) => serviceOf(control, language)),
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
