import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Eyebrow } from "./eyebrow.tsx";
import { Reveal } from "./reveal.tsx";
import styles from "./two-columns.module.css";

interface TwoColumnsProps {
  readonly label: string;
  readonly title: string;
  readonly ground?: "paper" | "mist";
  readonly children: ReactNode;
}

/** A section with its heading at the left and its content at the right. */
export function TwoColumns({ label, title, ground = "paper", children }: TwoColumnsProps) {
  return (
    <section className={classNames("section", styles.section)} data-ground={ground}>
      <Reveal className={classNames("wrap grid", styles.grid)}>
        <div className={styles.head}>
          <Eyebrow label={label} />
          <h2>{title}</h2>
        </div>
        <div className={styles.content}>{children}</div>
      </Reveal>
    </section>
  );
}
