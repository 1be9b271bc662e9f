import { OfficeSection } from "#app/sections/office-lines.tsx";
import { PlainHead } from "#app/sections/plain-head.tsx";
import { SteelLine } from "#app/sections/steel-line.tsx";
import { SectorTabs } from "./sector-tabs.tsx";
import type { PageProps } from "#app/data/page-props.ts";
import type { loader } from "./data.server.ts";
import styles from "./opening.module.css";

export default function SectorsPage({ data: { hero, pictures, tabs, offices } }: PageProps<typeof loader>) {
  return (
    <>
      <PlainHead {...hero} className={styles.head}>
        <SteelLine links={tabs.sectors.map(({ id, anchor, name }) => ({ id, name, href: `#${anchor}` }))} />
      </PlainHead>
      <SectorTabs {...tabs} pictures={pictures.tabs} />
      <OfficeSection {...offices} />
    </>
  );
}
