import { Introduction } from "#app/sections/introduction.tsx";
import { OfficeSection } from "#app/sections/office-lines.tsx";
import { OtherControls } from "#app/sections/other-controls.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Standards } from "#app/sections/standards.tsx";
import { Visit } from "#app/sections/visit.tsx";
import { Chain } from "./chain.tsx";
import { Phases } from "./phases.tsx";
import type { PageProps } from "#app/data/page-props.ts";
import type { loader } from "./data.server.ts";

export default function RscPage({
  data: { hero, words, pictures, otherControls, offices },
}: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...hero} picture={pictures.first} facts={words.facts} />
      <Chain {...words.chain} />
      <Introduction {...words.intro} ground="tinted" />
      <Phases {...words.services} pictures={pictures.phases} />
      <Standards {...words.standards} />
      <Visit {...words.visit} />
      <OfficeSection {...offices} ground="tinted" />
      <OtherControls {...words.otherControls} cards={otherControls} />
    </>
  );
}
