import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Reveal } from "./reveal.tsx";
import { SectionHead } from "./section-head.tsx";
import styles from "./band.module.css";

interface BandProps extends React.ComponentProps<typeof SectionHead> {
  /** What the section stands on; on petrol, words are light. */
  readonly ground?: "paper" | "mist" | "petrol";
  readonly children: ReactNode;
}

/** A full-width section on the grid of the page: its head, then what it shows. */
export function Band({ ground = "paper", children, ...head }: BandProps) {
  return (
    <section
      className={classNames("section", styles.band)}
      data-ground={ground}
      data-tone={ground === "petrol" ? "dark" : undefined}
    >
      <Reveal className="wrap grid">
        <SectionHead {...head} />
        {children}
      </Reveal>
    </section>
  );
}
