import { otherControls } from "#app/content/control-cards.server.ts";
import { officeContacts } from "#app/content/offices.server.ts";
import { pageData } from "#app/content/page-data.server.ts";
import { serviceOf } from "#app/content/structured-data.server.ts";
import { siteUrl } from "#app/content/site-url.server.ts";
import { Introduction } from "#app/sections/introduction.tsx";
import { Occasions } from "#app/sections/occasions.tsx";
import { OfficeSection } from "#app/sections/office-lines.tsx";
import { OtherControls } from "#app/sections/other-controls.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Visit } from "#app/sections/visit.tsx";
import { inLanguage, type PageProps } from "../loading.ts";
import { comparisonData } from "./comparison.server.ts";
import { Comparison } from "./comparison.tsx";
import { methodFocus } from "./method-focus.server.ts";
import { MethodFocus } from "./method-focus.tsx";
import { methodList } from "./method-list.server.ts";
import { MethodList } from "./method-list.tsx";

export const loader = inLanguage((language) => {
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
});

function CndPage({
  data: { breadcrumb, words, pictures, methods, focus, comparison, otherControls, offices },
}: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...words.hero} picture={pictures.first} breadcrumb={breadcrumb} facts={words.facts} />
      <Introduction {...words.intro} />
      <MethodList {...words.methods} methods={methods} />
      {focus && <MethodFocus {...focus} />}
      <Comparison {...comparison} />
      <Occasions {...words.when} />
      <Introduction ground="mist" {...words.standards} />
      <Visit {...words.visit} />
      <OfficeSection {...words.offices} offices={offices} ground="mist" />
      <OtherControls {...words.otherControls} cards={otherControls} />
    </>
  );
}

export { CndPage as default };
