import type { SectorsWords } from "#app/content/schema/pages/sectors.ts";
import type { WithPictures } from "#app/content/types.ts";
import { anchorOf } from "#app/i18n/anchors.ts";
import { DashList } from "#app/ui/dash-list.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import styles from "./tab-panel.module.css";

/** The five sectors, a tab each. */
export function SectorTabs({ label, itemsTitle, items }: WithPictures<SectorsWords["tabs"]>) {
  return (
    <section className={styles.section}>
      <Reveal className="wrap">
        <Tabs
          label={label}
          tabs={Object.entries(items).map(([key, { name, lead, items: services, picture }]) => ({
            id: anchorOf(key),
            name,
            panel: (
              <div className={styles.panel}>
                <div className={styles.words}>
                  <h2>{name}</h2>
                  <p className="lead">{lead}</p>
                  <h3 className={styles.subtitle}>{itemsTitle}</h3>
                  <div className={styles.services}>
                    <DashList items={services} />
                  </div>
                </div>
                <div className={styles.picture}>
                  <Picture picture={picture} sizes="(width <= 1023px) 100vw, 44vw" />
                </div>
              </div>
            ),
          }))}
        />
      </Reveal>
    </section>
  );
}
