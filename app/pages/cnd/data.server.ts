import { otherControls } from "#app/data/service-cards.server.ts";
import { pageData } from "#app/data/page-data.server.ts";
import { siteUrl } from "#app/data/site-url.server.ts";
import { approvalFact } from "#app/data/recognitions.server.ts";
import { serviceOf } from "#app/data/structured-data.server.ts";
import type { Language } from "#model/site/languages.ts";
import { comparisonData } from "./comparison.server.ts";
import { methodFocus } from "./method-focus.server.ts";
import { methodList } from "./method-list.server.ts";

export function loader(language: Language) {
  const methods = methodList(language);
  // Each says more of itself on its page.
  const parts = methods.map(({ label, href }) => ({ name: label, url: siteUrl + href }));
  const { words, ...page } = pageData("cnd", language, { things: [serviceOf("cnd", language, parts)] });
  const { comparison, focus, ...rest } = words;
  return {
    ...page,
    words: rest,
    facts: [...words.facts, ...approvalFact("general", language)],
    methods,
    focus: methodFocus(focus, language),
    comparison: comparisonData(comparison, language),
    otherControls: otherControls(language, "cnd"),
  };
}
