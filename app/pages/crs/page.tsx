import { OfficeSection } from "#app/sections/office-lines.tsx";
import { OtherControls } from "#app/sections/other-controls.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Standards } from "#app/sections/standards.tsx";
import { Statement } from "#app/sections/statement.tsx";
import { Visit } from "#app/sections/visit.tsx";
import { InspectionKinds } from "./inspection-kinds.tsx";
import { SubjectList } from "./subject-list.tsx";
import { definePage } from "#app/data/define-page.tsx";
import { loader } from "./data.server.ts";

/** The page on regulatory inspection: what is inspected, kinds of inspection, standards, and the visit. */
export default definePage(loader, function CrsPage({ hero, words, pictures, otherControls, offices }) {
  return (
    <>
      <PageHero {...hero} picture={pictures.first} facts={words.facts} factsAs="strip" />
      <Statement {...words.intro} />
      <SubjectList {...words.subjects} />
      <InspectionKinds {...words.kinds} when={words.when} />
      <Standards {...words.standards} />
      <Visit {...words.visit} />
      <OfficeSection {...offices} ground="tinted" />
      <OtherControls {...words.otherControls} cards={otherControls} />
    </>
  );
});
