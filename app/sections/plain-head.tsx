import type { ReactNode } from "react";
import type { HeroData } from "#app/data/page-data.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import styles from "./plain-head.module.css";

type PlainHeadProps = HeroData & {
  /** Of the grid that its parts stand on, in the place of its own. */
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

/** First screen without a photograph, on the ruled sheet of a drawing: where the page stands, its heading, what stands beside. */
export function PlainHead({ title, lead, breadcrumb, className = styles.inner, children }: PlainHeadProps) {
  return (
    <section data-ground="sheet" data-on="band">
      <div className={`wrap grid ${className}`}>
        <Breadcrumb {...breadcrumb} />
        <Reveal>
          <PageTitle title={title} lead={lead} />
        </Reveal>
        {children}
      </div>
    </section>
  );
}
