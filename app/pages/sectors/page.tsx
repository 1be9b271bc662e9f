import { OfficeSection } from "#app/sections/office-lines.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { SectorTabs } from "./sector-tabs.tsx";
import { ServiceColumns } from "./service-columns.tsx";
import type { PageProps } from "#app/data/page-props.ts";
import type { loader } from "./data.server.ts";

export default function SectorsPage({
  data: { hero, pictures, tabs, columns, offices },
}: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...hero} picture={pictures.first} size="low" />
      <SectorTabs {...tabs} pictures={pictures.tabs} />
      <ServiceColumns {...columns} />
      <OfficeSection {...offices} />
    </>
  );
}
