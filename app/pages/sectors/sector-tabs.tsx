import type { SectorsWords } from "./page.server.ts";
import type { WithPictures } from "#app/content/types.ts";
import { anchorOf } from "#app/i18n/anchors.ts";
import { DashList } from "#app/ui/dash-list.tsx";
import styles from "./sector-tabs.module.css";
import { TabPanel } from "#app/sections/tab-panel.tsx";
import { TabSection } from "#app/sections/tab-section.tsx";

/** The five sectors, a tab each. */
export function SectorTabs({ label, itemsTitle, items }: WithPictures<SectorsWords["tabs"]>) {
  const tabs = Object.entries(items).map(([key, { name, lead, items: services, picture }]) => ({
    id: anchorOf(key),
    name,
    panel: (
      <TabPanel title={name} lead={lead} picture={picture}>
        <h3 className={styles.subtitle}>{itemsTitle}</h3>
        <DashList items={services} />
      </TabPanel>
    ),
  }));
  return <TabSection label={label} tabs={tabs} />;
}
