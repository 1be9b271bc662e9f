import { innerPageData } from "#app/content/pages.server.ts";
import { Introduction } from "#app/sections/introduction.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { TrainingTabs } from "#app/sections/training-tabs.tsx";
import { headTags } from "#app/seo/page-head.ts";
import type { Route } from "./+types/formation.ts";

export function loader({ url }: Route.LoaderArgs) {
  return innerPageData("formation", url);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData.head);
}

export default function FormationPage({ loaderData }: Route.ComponentProps) {
  const { breadcrumb, words } = loaderData;
  return (
    <>
      <PageHero {...words.hero} breadcrumb={breadcrumb} />
      <Introduction {...words.intro} number="01" ground="mist" />
      <TrainingTabs {...words.tabs} />
    </>
  );
}
