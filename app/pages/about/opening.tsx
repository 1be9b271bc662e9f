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
        strokeWidth="1.5"
      >
        <rect x="1" y="1" width="398" height="70" rx="35" fill="var(--ground)" />
        <path d="M-9999 71H9999" />
        <path d="M40 24q160-14 320 0" strokeOpacity=".35" />
        <path d="M150 1V71M250 1V71M130 1V20M270 1V20M110 1V14M290 1V14" />
        <ellipse
          className={styles.bubble}
          cx="200"
          cy="32"
          rx="46"
          ry="22"
          fill="var(--line)"
          fillOpacity=".3"
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
