import type { Picture as PictureData } from "#app/content/types.ts";
import { Reveal } from "#app/ui/reveal.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import styles from "./activities-summary.module.css";
import { ActivityCard } from "./activity-card.tsx";

export interface Activity {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly text: string;
  readonly count: string;
  readonly href: string;
  readonly picture: PictureData;
}

interface ActivitiesSummaryProps {
  readonly number: string;
  readonly label: string;
  readonly title: string;
  readonly all: string;
  readonly href: string;
  readonly details: string;
  readonly items: readonly Activity[];
}

/** The three controls, one card each, and the page of all of them. */
export function ActivitiesSummary({
  number,
  label,
  title,
  all,
  href,
  details,
  items,
}: ActivitiesSummaryProps) {
  return (
    <section className="section">
      <Reveal className="wrap grid">
        <SectionHead number={number} label={label} title={title} link={{ href, label: all }} />
        <ul className={styles.list}>
          {items.map((item) => (
            <ActivityCard key={item.id} {...item} details={details} />
          ))}
        </ul>
      </Reveal>
    </section>
  );
}
