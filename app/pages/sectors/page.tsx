import { OfficeSection } from "#app/sections/office-lines.tsx";
import { PlainHead } from "#app/sections/plain-head.tsx";
import { SteelLine } from "./steel-line.tsx";
import { SectorTabs } from "./sector-tabs.tsx";
import { definePage } from "#app/data/define-page.tsx";
import { loader } from "./data.server.ts";

/** The page of sectors: the services in each, in tabs. */
export default definePage(loader, function SectorsPage({ hero, pictures, tabs, offices }) {
  return (
    <>
      <PlainHead {...hero} layout="below">
        <SteelLine sectors={tabs.sectors} />
      </PlainHead>
      <SectorTabs {...tabs} pictures={pictures.tabs} />
      <OfficeSection {...offices} ground="tinted" />
    </>
  );
});
