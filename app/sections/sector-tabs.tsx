import type { SectorsWords } from "#app/content/schema/pages/sectors.ts";
import type { WithPictures } from "#app/content/types.ts";
import { anchorOf } from "#app/i18n/anchors.ts";
import { DashList } from "#app/ui/dash-list.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import { TabPanel } from "./tab-panel.tsx";
import styles from "./tab-section.module.css";

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
  return (
    <section className={styles.section}>
      <Reveal className="wrap">
        <Tabs label={label} tabs={tabs} />
      </Reveal>
    </section>
  );
}
