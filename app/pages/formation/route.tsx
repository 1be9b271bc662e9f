import { innerPageData } from "#app/content/pages.server.ts";
import { Introduction } from "#app/sections/introduction.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { TrainingTabs } from "./training-tabs.tsx";
import type { PageArgs, PageProps } from "#app/pages/route-types.ts";

export function loader({ url }: PageArgs) {
  return innerPageData("formation", url);
}

function FormationPage({ data: { breadcrumb, words } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...words.hero} breadcrumb={breadcrumb} />
      <Introduction {...words.intro} number="01" ground="mist" />
      <TrainingTabs {...words.tabs} />
    </>
  );
}

export { FormationPage as default };
