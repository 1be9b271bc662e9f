import type { ReactNode } from "react";
import { SectionTitle } from "./section-title.tsx";
import type { HeadWords } from "#model/schema/parts.ts";
import { Reveal } from "./reveal.tsx";
import styles from "./two-columns.module.css";

interface TwoColumnsProps extends HeadWords {
  readonly ground?: "page" | "tinted";
  /** With less space above and below, and a smaller heading, for the end of a long page. */
  readonly low?: boolean;
  readonly children: ReactNode;
}

/** A section with its heading at the side and its content beside it. */
export function TwoColumns({ label, title, ground = "page", low = false, children }: TwoColumnsProps) {
  return (
    <section
      className={`section ${styles.section}`}
      data-ground={ground}
      data-space={low ? "low" : undefined}
    >
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
