import { otherControls } from "#app/content/control-cards.server.ts";
import { officeContacts } from "#app/content/offices.server.ts";
import { pageData } from "#app/content/page-data.server.ts";
import { siteUrl } from "#app/content/site-url.server.ts";
import { serviceOf } from "#app/content/structured-data.server.ts";
import type { Language } from "#app/i18n/languages.ts";
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
    methods,
    focus: methodFocus(focus, language),
    comparison: comparisonData(comparison, language),
    otherControls: otherControls(language, "cnd"),
    offices: officeContacts(language),
  };
}
