import { innerPageData } from "#app/content/pages.server.ts";
import { sisterCards } from "#app/content/shared-parts.server.ts";
import { Visit } from "#app/sections/visit.tsx";
import { Introduction } from "#app/sections/introduction.tsx";
import { InspectionKinds } from "./inspection-kinds.tsx";
import { Occasions } from "#app/sections/occasions.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { SubjectList } from "./subject-list.tsx";
import { OtherControls } from "#app/sections/other-controls.tsx";
import { Standards } from "#app/sections/standards.tsx";
import type { PageArgs, PageProps } from "#app/pages/route-types.ts";

export function loader({ url }: PageArgs) {
  return { ...innerPageData("crs", url), sisters: sisterCards("crs", url) };
}

function CrsPage({ data: { breadcrumb, words, sisters } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...words.hero} breadcrumb={breadcrumb} facts={words.facts} />
      <Introduction {...words.intro} number="01" />
      <SubjectList {...words.subjects} number="02" />
      <InspectionKinds {...words.moments} number="03" />
      <Occasions {...words.when} number="04" />
      <Standards {...words.standards} number="05" />
      <Visit {...words.visit} number="06" />
      <OtherControls {...words.sisters} cards={sisters} />
    </>
  );
}

export { CrsPage as default };
