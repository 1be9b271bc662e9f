import { Picture, type PictureSource } from "#app/ui/picture.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { loader } from "./data.server.ts";
import styles from "./sectors-summary.module.css";

type SectorsSummaryProps = ReturnType<typeof loader>["words"]["sectors"] & {
  readonly href: string;
  readonly picture: PictureSource;
};

/** The sectors over a picture, each linked to its tab of the page of sectors. */
export function SectorsSummary({ label, title, more, href, items, picture }: SectorsSummaryProps) {
  return (
    <section className={styles.sectors} data-on="band">
      <div className={`scrim ${styles.picture}`}>
        <Picture picture={picture} wide="100vw" />
      </div>
      <Reveal className={`wrap ${styles.body}`}>
        <div className="grid content">
          <SectionHead label={label} title={title} link={{ href, label: more, context: label }} />
        </div>
        <ul className={styles.list} data-columns={5} data-stacked={2} data-collapsed={1}>
          {items.map(({ anchor, name, text }) => (
            <li key={name} className={`pressed-whole ${styles.sector}`} data-rows={2}>
              <h3>
                <a href={`${href}#${anchor}`}>{name}</a>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  );
}
