import { comparisonData } from "./comparison.server.ts";
import { innerPageData } from "#app/content/pages.server.ts";
import { sisterCards } from "#app/content/shared-parts.server.ts";
import { languageOfPath } from "#app/i18n/paths.ts";
import { ChoiceNote } from "./choice-note.tsx";
import { Comparison } from "./comparison.tsx";
import { Visit } from "#app/sections/visit.tsx";
import { Introduction } from "#app/sections/introduction.tsx";
import { MethodList } from "./method-list.tsx";
import { Occasions } from "#app/sections/occasions.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { OtherControls } from "#app/sections/other-controls.tsx";
import { Standards } from "#app/sections/standards.tsx";
import type { PageArgs, PageProps } from "#app/pages/route-types.ts";

export function loader({ url }: PageArgs) {
  const language = languageOfPath(url.pathname);
  return {
    ...innerPageData("cnd", url),
    language,
    comparison: comparisonData(url),
    sisters: sisterCards("cnd", url),
  };
}

function CndPage({ data: { breadcrumb, language, words, comparison, sisters } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...words.hero} breadcrumb={breadcrumb} facts={words.facts} />
      <Introduction {...words.intro} number="01" />
      <MethodList {...words.methods} number="02" language={language} />
      <Comparison {...comparison} number="03" />
      <ChoiceNote {...words.choice} number="04" />
      <Occasions {...words.when} number="05" />
      <Standards {...words.standards} number="06" />
      <Visit {...words.visit} number="07" />
      <OtherControls {...words.sisters} cards={sisters} />
    </>
  );
}

export { CndPage as default };
