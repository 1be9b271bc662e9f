import { Introduction } from "#app/sections/introduction.tsx";
import { OfficeSection } from "#app/sections/office-lines.tsx";
import { OtherControls } from "#app/sections/other-controls.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Standards } from "#app/sections/standards.tsx";
import { Visit } from "#app/sections/visit.tsx";
import { InspectionKinds } from "./inspection-kinds.tsx";
import { SubjectList } from "./subject-list.tsx";
import type { PageProps } from "#app/data/page-props.ts";
import type { loader } from "./data.server.ts";

export default function CrsPage({
  data: { hero, words, pictures, otherControls, offices },
}: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...hero} picture={pictures.first} facts={words.facts} factsAs="strip" />
      <Introduction {...words.intro} />
      <SubjectList {...words.subjects} />
      <InspectionKinds {...words.kinds} when={words.when} />
      <Standards {...words.standards} />
      <Visit {...words.visit} />
      <OfficeSection {...offices} ground="tinted" />
      <OtherControls {...words.otherControls} cards={otherControls} />
    </>
  );
}
