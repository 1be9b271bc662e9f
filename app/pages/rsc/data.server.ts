import { content } from "#app/data/content.server.ts";
import { otherControls } from "#app/data/control-cards.server.ts";
import { pageData } from "#app/data/page-data.server.ts";
import { serviceOf } from "#app/data/structured-data.server.ts";
import type { Language } from "#model/site/pages.ts";

/** Data of the page on inspection during construction. */
export function loader(language: Language) {
  const { phases } = content.in[language].rsc.services;
  const parts = Object.values(phases).flatMap(({ items }) =>
    items.map(({ name, text }) => ({ name, description: text })),
  );
  return {
    ...pageData("rsc", language, { things: [serviceOf("rsc", language, parts)] }),
    otherControls: otherControls(language, "rsc"),
  };
}
