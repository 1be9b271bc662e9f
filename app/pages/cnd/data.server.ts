import { otherControls } from "#app/data/service-cards.server.ts";
import { methodLinks } from "#app/data/links.server.ts";
import { pageData } from "#app/data/page-data.server.ts";
import { siteUrl } from "#app/data/site-url.server.ts";
import { approvalFact } from "#app/data/recognitions.server.ts";
import { serviceOf } from "#app/data/structured-data.server.ts";
import type { Language } from "#model/site/languages.ts";
import { comparisonData } from "./comparison.server.ts";
import { methodFocus } from "./method-focus.server.ts";

export function loader(language: Language) {
  // Each method says more of itself on its page.
  const parts = methodLinks(language).map(({ label, href }) => ({ name: label, url: siteUrl + href }));
  const { words, ...page } = pageData("cnd", language, { things: [serviceOf("cnd", language, parts)] });
  const { comparison, methods, plate, focus, ...rest } = words;
  return {
    ...page,
    words: rest,
    facts: [...words.facts, ...approvalFact("general", language)],
    focus: methodFocus(focus, language),
    comparison: comparisonData({ comparison, methods, plate }, language),
    otherControls: otherControls(language, "cnd"),
  };
}
