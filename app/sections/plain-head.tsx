import type { ReactNode } from "react";
import type { HeroData } from "#app/data/page-data.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import styles from "./plain-head.module.css";

type PlainHeadProps = HeroData & {
  /** Where `children` stand on wide screens: in four columns beside the words, in six, or below them from edge to edge. */
  readonly layout?: "beside" | "halves" | "below";
  /** Of the grid that all parts stand on, in place of these layouts. */
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

/** First screen without a photograph, on the ruled sheet of a drawing: breadcrumb, heading, lead, and a drawing or facts. */
export function PlainHead({
  title,
  lead,
  breadcrumb,
  layout = "beside",
  className = styles.inner,
  children,
}: PlainHeadProps) {
  return (
    <section data-ground="sheet" data-on="band">
      <div className={`wrap grid ${className}`} data-layout={layout}>
        <Breadcrumb {...breadcrumb} />
        <Reveal>
          <PageTitle title={title} lead={lead} />
        </Reveal>
        {children}
      </div>
    </section>
  );
}
