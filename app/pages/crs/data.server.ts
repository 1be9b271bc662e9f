import { anchored } from "#app/data/anchored.server.ts";
import { content } from "#app/data/content.server.ts";
import { otherControls } from "#app/data/control-cards.server.ts";
import { pageData } from "#app/data/page-data.server.ts";
import { serviceOf } from "#app/data/structured-data.server.ts";
import type { Language } from "#model/site/pages.ts";

/** Data of the page on regulatory inspection. */
export function loader(language: Language) {
  const items = anchored(content.in[language].crs.subjects.items);
  const parts = items.map(({ name, text }) => ({ name, description: text }));
  const { words, ...page } = pageData("crs", language, { things: [serviceOf("crs", language, parts)] });
  return {
    ...page,
    words: { ...words, subjects: { ...words.subjects, items } },
    otherControls: otherControls(language, "crs"),
  };
}
