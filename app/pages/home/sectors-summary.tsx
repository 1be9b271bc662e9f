import type { HomeWords } from "./page.server.ts";
import type { Picture as PictureData } from "#app/content/types.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import styles from "./sectors-summary.module.css";

interface SectorsSummaryProps {
  readonly number: string;
  readonly label: string;
  readonly title: string;
  readonly more: string;
  readonly href: string;
  readonly items: HomeWords["sectors"]["items"];
  readonly picture: PictureData;
}

/** The five sectors along a measuring line, below a picture that runs from edge to edge. */
export function SectorsSummary({ number, label, title, more, href, items, picture }: SectorsSummaryProps) {
  return (
    <section className={styles.sectors} data-tone="dark">
      <div className={styles.picture}>
        <Picture picture={picture} sizes="100vw" />
      </div>
      <Reveal className={`wrap ${styles.body ?? ""}`}>
        <div className="grid">
          <SectionHead
            number={number}
            label={label}
            title={title}
            link={{ href, label: more, context: label }}
          />
        </div>
        <ul className={styles.list}>
          {Object.values(items).map(({ name, text }, index) => (
            <li key={name} className={styles.sector}>
              <span className="label" aria-hidden="true">{`${String(Number(number))}.${index + 1}`}</span>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  );
}
