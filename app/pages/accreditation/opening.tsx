import type { ComponentProps } from "react";
import type { HeroData } from "#app/data/page-data.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { AccreditationCarousel } from "./accreditation-carousel.tsx";
import styles from "./opening.module.css";

type OpeningProps = HeroData & { readonly carousel: ComponentProps<typeof AccreditationCarousel> };

/** First screen: what the page is about, on the sheet of a drawing, beside the pictures of what it is about. */
export function Opening({ title, lead, breadcrumb, carousel }: OpeningProps) {
  return (
    <section data-ground="sheet" data-on="band">
      <div className={`wrap grid ${styles.grid}`}>
        <Breadcrumb {...breadcrumb} />
        <Reveal className={styles.words}>
          <PageTitle title={title} lead={lead} />
        </Reveal>
        <div className={styles.pictures}>
          <AccreditationCarousel {...carousel} />
        </div>
      </div>
    </section>
  );
}
