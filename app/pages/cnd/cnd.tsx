import { content } from "#app/content/content.server.ts";
import { controlCards } from "#app/content/control-cards.server.ts";
import { pageData } from "#app/content/page-data.server.ts";
import { methodNames } from "#app/content/schema/methods.ts";
import { controlService, partUrl } from "#app/content/structured-data.server.ts";
import { Introduction } from "#app/sections/introduction.tsx";
import { Occasions } from "#app/sections/occasions.tsx";
import { OtherControls } from "#app/sections/other-controls.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Standards } from "#app/sections/standards.tsx";
import { Visit } from "#app/sections/visit.tsx";
import { inLanguage, type PageProps } from "../loading.ts";
import { ChoiceNote } from "./choice-note.tsx";
import { comparisonData } from "./comparison.server.ts";
import { Comparison } from "./comparison.tsx";
import { MethodList } from "./method-list.tsx";

export const loader = inLanguage((language) => {
  const { methods } = content.in[language];
  const parts = methodNames.map((name) => ({
    name: methods.items[name].name,
    description: methods.items[name].principle,
    url: partUrl("cnd", name, language),
  }));
  const { words, ...page } = pageData("cnd", language, { things: [controlService("cnd", language, parts)] });
  const { comparison, ...rest } = words;
  return {
    ...page,
    words: rest,
    language,
    methods,
    comparison: comparisonData(comparison, language),
    otherControls: controlCards(language, "cnd"),
  };
});

function CndPage({
  data: { breadcrumb, language, words, pictures, methods, comparison, otherControls },
}: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...words.hero} picture={pictures.first} breadcrumb={breadcrumb} facts={words.facts} />
      <Introduction {...words.intro} />
      <MethodList {...words.methods} items={methods.items} language={language} />
      <Comparison {...comparison} />
      <ChoiceNote {...words.choice} note={methods.note} />
      <Occasions {...words.when} />
      <Standards {...words.standards} />
      <Visit {...words.visit} />
      <OtherControls {...words.otherControls} cards={otherControls} />
    </>
  );
}

export { CndPage as default };
