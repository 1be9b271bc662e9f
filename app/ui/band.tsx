import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { LinkedText } from "./linked-text.tsx";
import { Reveal } from "./reveal.tsx";
import { SectionHead } from "./section-head.tsx";
import styles from "./band.module.css";

interface BandProps extends React.ComponentProps<typeof SectionHead> {
  /** What the section stands on; on petrol and on the sheet of a drawing, words are light. */
  readonly ground?: "paper" | "mist" | "petrol" | "blueprint";
  /** What is said before it. */
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A full-width section on the grid of the page: its head, then what it shows. */
export function Band({ ground = "paper", lead, children, ...head }: BandProps) {
  return (
    <section
      className={classNames("section", ground === "blueprint" ? ground : undefined)}
      data-ground={ground}
      data-tone={ground === "petrol" || ground === "blueprint" ? "dark" : undefined}
    >
      <Reveal className="wrap grid">
        <SectionHead {...head} />
        {lead !== undefined && (
          <p className={classNames("lead", styles.lead)} data-span={8}>
            <LinkedText text={lead} />
          </p>
        )}
        {children}
      </Reveal>
    </section>
  );
}
