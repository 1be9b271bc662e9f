import { innerPageData } from "#app/content/pages.server.ts";
import { matrixData } from "./service-matrix.server.ts";
import { Introduction } from "#app/sections/introduction.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { SectorTabs } from "./sector-tabs.tsx";
import { ServiceMatrix } from "./service-matrix.tsx";
import type { PageArgs, PageProps } from "#app/pages/route-types.ts";

export function loader({ url }: PageArgs) {
  return { ...innerPageData("sectors", url), matrix: matrixData(url) };
}

function SectorsPage({ data: { breadcrumb, words, matrix } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...words.hero} breadcrumb={breadcrumb} />
      <Introduction {...words.intro} number="01" ground="mist" />
      <SectorTabs {...words.tabs} />
      <ServiceMatrix {...matrix} number="02" />
    </>
  );
}

export { SectorsPage as default };
