import { officeContacts } from "#app/content/offices.server.ts";
import { pageData } from "#app/content/page-data.server.ts";
import { OfficeSection } from "#app/sections/office-lines.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { inLanguage, type PageProps } from "../loading.ts";
import { SectorTabs } from "./sector-tabs.tsx";
import { sectorTabs, serviceMatrix } from "./sectors.server.ts";
import { ServiceMatrix } from "./service-matrix.tsx";

export const loader = inLanguage((language) => {
  const { words, ...page } = pageData("sectors", language);
  const tabs = sectorTabs(words.tabs, language);
  return {
    ...page,
    hero: words.hero,
    tabs,
    matrix: serviceMatrix(words.matrix, tabs.sectors, language),
    offices: { ...words.offices, offices: officeContacts(language) },
  };
});

function SectorsPage({
  data: { breadcrumb, hero, pictures, tabs, matrix, offices },
}: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...hero} picture={pictures.first} breadcrumb={breadcrumb} size="low" />
      <SectorTabs {...tabs} pictures={pictures.tabs} />
      <ServiceMatrix {...matrix} />
      <OfficeSection {...offices} />
    </>
  );
}

export { SectorsPage as default };
