import type { ReactNode } from "react";
import { headingText } from "#app/ui/heading-text.ts";
import { Paragraph } from "#app/ui/linked-text.tsx";
import { Picture, type PictureSource } from "#app/ui/picture.tsx";
import styles from "./tab-panel.module.css";

interface TabPanelProps {
  readonly title: string;
  readonly lead: string;
  readonly picture: PictureSource;
  readonly children: ReactNode;
}

/** Content of a tab: title, lead and text beside a picture. Reading views keep an `article` (docs/reliability.md). */
export function TabPanel({ title, lead, picture, children }: TabPanelProps) {
  return (
    <article className={`grid ${styles.panel}`} role="none">
      <div className={styles.picture}>
        <Picture picture={picture} wide="100vw" />
      </div>
      <section className={styles.words}>
        <h2>{headingText(title)}</h2>
        <Paragraph className="lead" text={lead} />
        {children}
      </section>
    </article>
  );
}
