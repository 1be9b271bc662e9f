import { anchorOf } from "#app/i18n/anchors.ts";
import { TabPanel } from "#app/sections/tab-panel.tsx";
import { TabSection } from "#app/sections/tab-section.tsx";
import { DashList } from "#app/ui/dash-list.tsx";
import type { PictureSource } from "#app/ui/picture.tsx";
import type { SectorsWords } from "./page.server.ts";
import styles from "./sector-tabs.module.css";

type SectorTabsProps = SectorsWords["tabs"] & {
  readonly pictures: Readonly<Record<keyof SectorsWords["tabs"]["items"], PictureSource>>;
};

/** The five sectors, a tab each. */
export function SectorTabs({ label, itemsTitle, items, pictures }: SectorTabsProps) {
  const tabs = (Object.keys(items) as (keyof typeof items)[]).map((sector) => {
    const { name, lead, items: services } = items[sector];
    return {
      id: anchorOf(sector),
      name,
      panel: (
        <TabPanel title={name} lead={lead} picture={pictures[sector]}>
          <h3 className={styles.subtitle}>{itemsTitle}</h3>
          <DashList items={services} />
        </TabPanel>
      ),
    };
  });
  return <TabSection label={label} tabs={tabs} />;
}
