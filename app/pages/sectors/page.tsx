import { OfficeSection } from "#app/sections/office-lines.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { SectorTabs } from "./sector-tabs.tsx";
import { definePage } from "#app/data/define-page.tsx";
import { loader } from "./data.server.ts";

export default definePage(loader, function SectorsPage({ hero, pictures, tabs, offices }) {
  return (
    <>
      <PageHero {...hero} picture={pictures.first} size="low" />
      <SectorTabs {...tabs} pictures={pictures.tabs} />
      <OfficeSection {...offices} />
    </>
  );
});
