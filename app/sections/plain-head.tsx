import type { ReactNode } from "react";
import type { HeroData } from "#app/data/page-data.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import styles from "./plain-head.module.css";

type PlainHeadProps = HeroData & {
  /** Of the grid that its parts stand on, in the place of its own. */
  readonly className?: string | undefined;
  /** The sheet of a drawing, where words are light; or the page itself. */
  readonly ground?: "sheet" | "page";
  readonly children?: ReactNode;
};

/** First screen without a photograph: where the page stands, its heading, what stands beside or below. */
export function PlainHead({
  title,
  lead,
  breadcrumb,
  className = styles.inner,
  ground = "sheet",
  children,
}: PlainHeadProps) {
  return (
    <section data-ground={ground} data-on={ground === "sheet" ? "band" : undefined}>
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
