import type { ReactNode } from "react";
import { InlineScript } from "../inline-script.server.tsx";
import { Reveal } from "../reveal.tsx";
import styles from "./tabs.module.css";

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly {
    /** Hash of the panel in the address, without `#`. */
    readonly id: string;
    readonly name: string;
    readonly panel: ReactNode;
  }[];
}

/** Links to panels, which are all shown without scripts. `app/startup/tabs.ts` turns them into tabs. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <section className={`section ${styles.section}`}>
      <Reveal className="wrap">
        <div className={`screen-only ${styles.list}`} data-tabs={label}>
          {tabs.map(({ id, name }) => (
            <a key={id} id={`tab-${id}`} className={styles.tab} href={`#${id}`}>
              {name}
            </a>
          ))}
        </div>
        <div className={styles.panels}>
          {tabs.map(({ id, panel }) => (
            <section key={id} id={id} className={styles.panel}>
              {panel}
            </section>
          ))}
        </div>
        <InlineScript name="tabs" />
      </Reveal>
    </section>
  );
}
