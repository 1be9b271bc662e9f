import type { ReactNode } from "react";
import { SectionTitle } from "./section-title.tsx";
import type { HeadWords } from "#model/schema/parts.ts";
import { Reveal } from "./reveal.tsx";
import styles from "./two-columns.module.css";

interface TwoColumnsProps extends HeadWords {
  readonly ground?: "page" | "tinted";
  readonly children: ReactNode;
}

/** A section with a small heading at the side and its content beside it, and little space above and below: for the end of a page. */
export function TwoColumns({ label, title, ground = "page", children }: TwoColumnsProps) {
  return (
    <section className="section" data-ground={ground} data-space="low">
      <Reveal className={`content wrap grid ${styles.grid}`}>
        <div className={styles.head} data-span={5}>
          <SectionTitle label={label} title={title} />
        </div>
        <div className="content" data-start={7}>
          {children}
        </div>
      </Reveal>
    </section>
  );
}
