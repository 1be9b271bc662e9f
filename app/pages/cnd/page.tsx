import { OfficeSection } from "#app/sections/office-lines.tsx";
import { OtherControls } from "#app/sections/other-controls.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Statement } from "#app/sections/statement.tsx";
import { Visit } from "#app/sections/visit.tsx";
import { ComparisonBand } from "./comparison-band.tsx";
import { MethodFocus } from "./method-focus.tsx";
import { definePage } from "#app/data/define-page.tsx";
import { loader } from "./data.server.ts";

/** The page on non-destructive testing: the methods, compared by what they see. */
export default definePage(loader, function CndPage({ hero, words, pictures, focus, ...data }) {
  return (
    <>
      <PageHero {...hero} picture={pictures.first} facts={data.facts} />
      <Statement {...words.intro} />
      <ComparisonBand {...data.comparison} />
      {focus && <MethodFocus {...focus} />}
      <Visit {...words.visit} first={[words.when, words.standards]} />
      <OfficeSection {...data.offices} ground="tinted" />
      <OtherControls {...words.otherControls} cards={data.otherControls} />
    </>
  );
});
