import type { ReactNode } from "react";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Paragraph } from "#app/ui/linked-text.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import type { Words } from "#model/schema/model.ts";
import styles from "./statement.module.css";

type StatementProps = Words["about"]["intro"] & {
  readonly ground?: "tinted";
  readonly children?: ReactNode;
};

/** The main statement of a page, with more space around it than any other section has, and what follows from it. */
export function Statement({ label, title, lead, text, ground, children }: StatementProps) {
  return (
    <section className="section" data-space="still" data-ground={ground}>
      <Reveal className={`wrap grid ${styles.grid}`}>
        <div data-span={10}>
          <SectionTitle label={label} title={title} />
        </div>
        <Paragraph className="lead" data-span={5} text={lead} />
        <Paragraph data-start={7} text={text} />
        {children}
      </Reveal>
    </section>
  );
}
