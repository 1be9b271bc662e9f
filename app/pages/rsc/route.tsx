import { innerPageData } from "#app/content/pages.server.ts";
import { sisterCards } from "#app/content/shared-parts.server.ts";
import { ProcessSteps } from "./process-steps.tsx";
import { Visit } from "#app/sections/visit.tsx";
import { Introduction } from "#app/sections/introduction.tsx";
import { NumberedList } from "#app/sections/numbered-list.tsx";
import { Occasions } from "#app/sections/occasions.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { OtherControls } from "#app/sections/other-controls.tsx";
import { Standards } from "#app/sections/standards.tsx";
import type { PageArgs, PageProps } from "#app/pages/route-types.ts";

export function loader({ url }: PageArgs) {
  return { ...innerPageData("rsc", url), sisters: sisterCards("rsc", url) };
}

function RscPage({ data: { breadcrumb, words, sisters } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...words.hero} breadcrumb={breadcrumb} facts={words.facts} />
      <Introduction {...words.intro} number="01" />
      <NumberedList {...words.services} number="02" ground="mist" />
      <ProcessSteps {...words.chain} number="03" />
      <Occasions {...words.when} number="04" />
      <Standards {...words.standards} number="05" />
      <Visit {...words.visit} number="06" />
      <OtherControls {...words.sisters} cards={sisters} />
    </>
  );
}

export { RscPage as default };
