import type { ReactNode } from "react";
import type { HeroData } from "#app/data/page-data.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import styles from "./plain-head.module.css";

type PlainHeadProps = HeroData & {
  /** Class of the grid around its parts, in place of the default one. */
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

/** First screen without a photograph, on the ruled ground of drawings: breadcrumb, heading, and its children beside them. */
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
