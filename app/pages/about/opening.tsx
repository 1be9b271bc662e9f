import type { HeroData } from "#app/data/page-data.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Paragraph } from "#app/ui/linked-text.tsx";
import { Picture, type PictureSource } from "#app/ui/picture.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import styles from "./opening.module.css";

/** A spirit level across the whole width. Its bubble settles in the middle. */
function Level() {
  return (
    <div className={`screen-only ${styles.level}`} aria-hidden="true">
      <svg
        className={styles.vial}
        viewBox="0 0 400 72"
        width="400"
        height="72"
        fill="none"
        stroke="var(--text)"
        strokeWidth="1.25"
      >
        <rect x="1" y="1" width="398" height="70" rx="4" fill="var(--ground)" />
        <path d="M-9999 71H9999" />
        <path d="M1 9H399M1 63H399M22 9V63M378 9V63" strokeOpacity=".35" />
        <circle cx="50" cy="36" r="12" fill="var(--ground-tinted)" />
        <circle cx="350" cy="36" r="12" fill="var(--ground-tinted)" />
        <rect x="84" y="15" width="232" height="42" rx="21" fill="var(--ground-tinted)" />
        <path d="M154 15V57M246 15V57M132 15V27M268 15V27M110 17V25M290 17V25" />
        <ellipse
          className={styles.bubble}
          cx="200"
          cy="33"
          rx="44"
          ry="15"
          fill="var(--accent)"
          fillOpacity=".2"
          stroke="var(--accent)"
          strokeWidth="3"
        />
        <path d="M200 -22V-6M200 78V94" stroke="var(--accent)" strokeWidth="3" />
      </svg>
    </div>
  );
}

/** First screen: heading, drawn spirit level and lead, then a picture without words. */
export function Opening({
  title,
  lead,
  breadcrumb,
  picture,
}: HeroData & { readonly picture: PictureSource }) {
  return (
    <section className={styles.opening}>
      <div className="wrap">
        <Breadcrumb {...breadcrumb} />
        <Reveal>
          <h1>{title}</h1>
          <Level />
          <Paragraph className="lead" text={lead} />
        </Reveal>
      </div>
      <div className={`screen-only ${styles.picture}`}>
        <Picture picture={picture} wide="100vw" load="first" />
      </div>
    </section>
  );
}
