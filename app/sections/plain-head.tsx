import type { HeroData } from "#app/data/page-data.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { TitleBlock } from "#app/ui/title-block.tsx";
import styles from "./plain-head.module.css";

/** Its facts, if any, are set as the title block of a drawing; the first is its code, set large. */
type PlainHeadProps = HeroData & { readonly facts?: React.ComponentProps<typeof TitleBlock>["facts"] };

/** First screen of a page of reference: no picture, but the ruled sheet of a drawing. */
export function PlainHead({ title, lead, breadcrumb, facts }: PlainHeadProps) {
  return (
    <section data-ground="sheet" data-on="band">
      <div className={`wrap grid ${styles.inner}`}>
        <Breadcrumb {...breadcrumb} />
        <Reveal className={styles.words}>
          <PageTitle title={title} lead={lead} />
        </Reveal>
        {facts && (
          <div className={styles.facts}>
            <TitleBlock facts={facts} leading="code" />
          </div>
        )}
      </div>
    </section>
  );
}
