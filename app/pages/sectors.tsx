import { innerPageData } from "#app/content/pages.server.ts";
import { Introduction } from "#app/sections/introduction.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { SectorTabs } from "#app/sections/sector-tabs.tsx";
import { headTags } from "#app/seo/page-head.ts";
import type { Route } from "./+types/sectors.ts";

export function loader({ url }: Route.LoaderArgs) {
  return innerPageData("sectors", url);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData.head);
}

export default function SectorsPage({ loaderData }: Route.ComponentProps) {
  const { breadcrumb, words } = loaderData;
  return (
    <>
      <PageHero {...words.hero} breadcrumb={breadcrumb} />
      <Introduction {...words.intro} number="01" ground="mist" />
      <SectorTabs {...words.tabs} />
    </>
  );
}
