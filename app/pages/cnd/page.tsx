import { Introduction } from "#app/sections/introduction.tsx";
import { OfficeSection } from "#app/sections/office-lines.tsx";
import { OtherControls } from "#app/sections/other-controls.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Visit } from "#app/sections/visit.tsx";
import { Comparison } from "./comparison.tsx";
import type { PageProps } from "#app/data/page-props.ts";
import type { loader } from "./data.server.ts";

export default function CndPage({
  data: { hero, words, pictures, facts, comparison, otherControls, offices },
}: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...hero} picture={pictures.first} facts={facts} />
      <Introduction {...words.intro} />
      <Comparison {...comparison} />
      <Visit {...words.visit} first={[words.when, words.standards]} />
      <OfficeSection {...offices} ground="tinted" />
      <OtherControls {...words.otherControls} cards={otherControls} />
    </>
  );
}
