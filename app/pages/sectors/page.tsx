import { OfficeSection } from "#app/sections/office-lines.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { SectorTabs } from "./sector-tabs.tsx";
import { ServiceMatrix } from "./service-matrix.tsx";
import type { PageProps } from "#app/data/page-props.ts";
import type { loader } from "./data.server.ts";

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
