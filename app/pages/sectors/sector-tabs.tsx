import { TabPanel } from "#app/sections/tab-panel.tsx";
import { Arrow } from "#app/ui/arrow.tsx";
import { Paragraph } from "#app/ui/linked-text.tsx";
import type { PictureSource } from "#app/ui/picture.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import type { SectorTabsData } from "./data.server.ts";
import styles from "./sector-tabs.module.css";

type SectorTabsProps = SectorTabsData & { readonly pictures: Readonly<Record<string, PictureSource>> };

/** The sectors in tabs, each with its services. */
export function SectorTabs({ label, itemsTitle, sectors, pictures }: SectorTabsProps) {
  // The content check guarantees a picture for each sector.
  const shown = sectors.flatMap((sector) => {
    const picture = pictures[sector.id];
    return picture ? [{ ...sector, picture }] : [];
  });
  const tabs = shown.map(({ anchor, name, lead, services, picture }) => ({
    id: anchor,
    name,
    panel: (
      <TabPanel title={name} lead={lead} picture={picture}>
        <h3 className={styles.title}>{itemsTitle}</h3>
        <ul className={styles.list}>
          {services.map(({ name: service, link, text }) => (
            <li key={service}>
              {link ? (
                <a href={link.href}>
                  {service}{" "}
                  <span className="label" aria-hidden="true">
                    {link.code}
                  </span>
                  <Arrow />
                </a>
              ) : (
                <p>{service}</p>
              )}
              {text !== undefined && <Paragraph className={styles.text} text={text} />}
            </li>
          ))}
        </ul>
      </TabPanel>
    ),
  }));
  return <Tabs label={label} tabs={tabs} />;
}
