import { pageData } from "#app/content/page-data.server.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { inLanguage, type PageProps } from "../loading.ts";
import { SectorTabs } from "./sector-tabs.tsx";
import { sectorTabs, serviceMatrix } from "./sectors.server.ts";
import { ServiceMatrix } from "./service-matrix.tsx";

export const loader = inLanguage((language) => {
  const { words, ...page } = pageData("sectors", language);
  const tabs = sectorTabs(words.tabs, language);
  return { ...page, hero: words.hero, tabs, matrix: serviceMatrix(words.matrix, tabs.sectors, language) };
});

function SectorsPage({ data: { breadcrumb, hero, pictures, tabs, matrix } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...hero} picture={pictures.first} breadcrumb={breadcrumb} size="low" />
      <SectorTabs {...tabs} pictures={pictures.tabs} />
      <ServiceMatrix {...matrix} />
    </>
  );
}

export { SectorsPage as default };
