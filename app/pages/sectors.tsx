import { innerPageData } from "#app/content/pages.server.ts";
import { matrixData } from "#app/content/service-matrix.server.ts";
import { Introduction } from "#app/sections/introduction.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { SectorTabs } from "#app/sections/sector-tabs.tsx";
import { ServiceMatrix } from "#app/sections/service-matrix.tsx";
import { headTags } from "#app/seo/page-head.ts";
import type { Route } from "./+types/sectors.ts";

export function loader({ url }: Route.LoaderArgs) {
  return { ...innerPageData("sectors", url), matrix: matrixData(url) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData.head);
}

export default function SectorsPage({ loaderData }: Route.ComponentProps) {
  const { breadcrumb, words, matrix } = loaderData;
  return (
    <>
      <PageHero {...words.hero} breadcrumb={breadcrumb} />
      <Introduction {...words.intro} number="01" ground="mist" />
      <SectorTabs {...words.tabs} />
      <ServiceMatrix {...matrix} number="02" />
    </>
  );
}
