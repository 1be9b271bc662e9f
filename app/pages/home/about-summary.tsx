import { ButtonLink } from "#app/ui/button-link.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Picture, type PictureSource } from "#app/ui/picture.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { TitleBlock } from "#app/ui/title-block.tsx";
import type { Words } from "#model/schema/model.ts";
import styles from "./about-summary.module.css";

type AboutSummaryProps = Words["home"]["about"] & { readonly href: string; readonly picture: PictureSource };

/** A short presentation of the company, with a picture and facts. */
export function AboutSummary({ label, title, lead, more, href, facts, picture }: AboutSummaryProps) {
  return (
    <section className={`section ${styles.about}`}>
      <Reveal className={`wrap grid ${styles.grid}`}>
        <div className={styles.text} data-span={5}>
          <SectionTitle label={label} title={title} />
          <p className="lead">{lead}</p>
          <p className="actions">
            <ButtonLink href={href} label={more} context={label} />
          </p>
        </div>
        <div className={styles.figure} data-start={7}>
          <div className={styles.picture}>
            <Picture picture={picture} wide="90vw" full="menuCollapsed" />
          </div>
          <div className={styles.facts}>
            <TitleBlock facts={facts} />
          </div>
        </div>
      </Reveal>
    </section>
  );
}
