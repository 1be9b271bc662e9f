import { OfficeSection } from "#app/sections/office-lines.tsx";
import { OtherControls } from "#app/sections/other-controls.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Standards } from "#app/sections/standards.tsx";
import { Statement } from "#app/sections/statement.tsx";
import { Visit } from "#app/sections/visit.tsx";
import { Chain } from "./chain.tsx";
import { Phases } from "./phases.tsx";
import { definePage } from "#app/data/define-page.tsx";
import { loader } from "./data.server.ts";

/** The page on inspection during construction: the services by phase of a project, standards, and the visit. */
export default definePage(loader, function RscPage({ hero, words, pictures, otherControls, offices }) {
  return (
    <>
      <PageHero {...hero} picture={pictures.first} facts={words.facts} />
      <Chain {...words.chain} />
      <Statement {...words.intro} ground="tinted" />
      <Phases {...words.services} pictures={pictures.phases} />
      <Standards {...words.standards} />
      <Visit {...words.visit} />
      <OfficeSection {...offices} ground="tinted" />
      <OtherControls {...words.otherControls} cards={otherControls} />
    </>
  );
});
