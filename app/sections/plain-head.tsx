import type { ReactNode } from "react";
import type { HeroData } from "#app/data/page-data.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import styles from "./plain-head.module.css";

type PlainHeadProps = HeroData & {
  /** Position of `children` on wide screens: in six columns beside the words, or below them from edge to edge. */
  readonly layout?: "beside" | "below";
  /** Class of the grid around all parts, in place of these layouts. */
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

/** First screen without a photograph, on the ruled ground of drawings: breadcrumb, heading, lead, and a drawing or facts. */
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
        <Reveal as="hgroup">
          <PageTitle title={title} lead={lead} />
        </Reveal>
        {children}
      </div>
    </section>
  );
}
