import { Reveal } from "#app/ui/reveal.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import styles from "./tab-section.module.css";

/** The section of a page that is made of tabs. */
export function TabSection(props: React.ComponentProps<typeof Tabs>) {
  return (
    <section className={`section ${styles.section}`}>
      <Reveal className="wrap">
        <Tabs {...props} />
      </Reveal>
    </section>
  );
}
