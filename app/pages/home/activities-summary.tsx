import type { ControlCard } from "#app/content/shared-parts.server.ts";
import { Band } from "#app/ui/band.tsx";
import styles from "./activities-summary.module.css";
import { ActivityCard } from "./activity-card.tsx";

interface ActivitiesSummaryProps {
  readonly number: string;
  readonly label: string;
  readonly title: string;
  readonly all: string;
  readonly href: string;
  readonly details: string;
  readonly items: readonly ControlCard[];
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
    <Band number={number} label={label} title={title} link={{ href, label: all }}>
      <ul className={styles.list}>
        {items.map((item) => (
          <ActivityCard key={item.page} {...item} details={details} />
        ))}
      </ul>
    </Band>
  );
}
