import type { ComponentProps, ReactNode } from "react";
import type { HeroData } from "#app/data/page-data.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { TitleBlock } from "#app/ui/title-block.tsx";
import styles from "./method-head.module.css";

type MethodHeadProps = HeroData & {
  /** Whether its first fact is its code. */
  readonly coded: boolean;
  readonly facts: ComponentProps<typeof TitleBlock>["facts"];
  readonly children: ReactNode;
};

/** First screen of a method: its name and its facts beside its drawing, as on one sheet. */
export function MethodHead({ title, lead, breadcrumb, coded, facts, children }: MethodHeadProps) {
  return (
    <section className={styles.head} data-on="band">
      <div className={`wrap grid ${styles.grid}`}>
        <Breadcrumb {...breadcrumb} />
        <div className={styles.words} data-span={5}>
          <PageTitle title={title} lead={lead} />
        </div>
        <div data-span={5}>
          <TitleBlock facts={facts} leading={coded ? "code" : "fact"} />
        </div>
        {children && <div className={styles.drawing}>{children}</div>}
      </div>
    </section>
  );
}
