import { controlCards } from "#app/content/control-cards.server.ts";
import { methodLinks } from "#app/content/links.server.ts";
import { pageData } from "#app/content/page-data.server.ts";
import { controlNames } from "#app/content/schema/controls.ts";
import { serviceOf } from "#app/content/structured-data.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { pathOf } from "#app/i18n/paths.ts";
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
