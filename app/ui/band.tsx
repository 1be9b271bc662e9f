import type { ReactNode } from "react";
import { Paragraph } from "./linked-text.tsx";
import { Reveal } from "./reveal.tsx";
import { SectionHead } from "./section-head.tsx";
import styles from "./band.module.css";

interface BandProps extends React.ComponentProps<typeof SectionHead> {
  /** Background of the section; on "band" and "sheet", text is light. */
  readonly ground?: "page" | "tinted" | "band" | "sheet";
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A full-width section that begins with its label and title. Without `lead`, `children` follow the title. */
export function Band({ ground = "page", lead, children, ...head }: BandProps) {
  return (
    <section
      className="section"
      data-ground={ground}
      data-on={ground === "band" || ground === "sheet" ? "band" : undefined}
    >
      <Reveal className="content wrap grid">
        <SectionHead {...head} />
        {lead !== undefined && <Paragraph className={`lead ${styles.lead}`} data-span={8} text={lead} />}
        {children}
      </Reveal>
    </section>
  );
}
