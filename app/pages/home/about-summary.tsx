import type { Picture as PictureData } from "#app/content/types.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { TitleBlock } from "#app/ui/title-block.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import styles from "./about-summary.module.css";

interface AboutSummaryProps {
  readonly number: string;
  readonly label: string;
  readonly title: string;
  readonly lead: string;
  readonly text: string;
  readonly more: string;
  readonly href: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly picture: PictureData;
}

/** Who the company is, in short, with its facts as the title block of a drawing over the picture. */
export function AboutSummary({
  number,
  label,
  title,
  lead,
  text,
  more,
  href,
  facts,
  picture,
}: AboutSummaryProps) {
  return (
    <section className={`section ${styles.about ?? ""}`}>
      <Reveal className={`wrap grid ${styles.grid ?? ""}`}>
        <div className={styles.text}>
          <Eyebrow number={number} label={label} />
          <h2>{title}</h2>
          <p className="lead">{lead}</p>
          <p>
            <LinkedText text={text} />
          </p>
          <p className="actions">
            <ButtonLink href={href} label={more} context={label} />
          </p>
        </div>
        <div className={styles.figure}>
          <div className={styles.picture}>
            <Picture picture={picture} sizes="(width <= 991px) 100vw, 58vw" />
          </div>
          <div className={styles.facts}>
            <TitleBlock facts={facts} />
          </div>
        </div>
      </Reveal>
    </section>
  );
}
