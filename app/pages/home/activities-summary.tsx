import type { ServiceCard } from "#app/data/service-cards.server.ts";
import { Band } from "#app/ui/band.tsx";
import { ActivityCard } from "./activity-card.tsx";
import type { HomeWords } from "#model/schema/pages/home.ts";
import styles from "./activities-summary.module.css";

type ActivitiesSummaryProps = HomeWords["activities"] & {
  readonly href: string;
  readonly cards: readonly ServiceCard[];
};

/** The three controls, one card each, and the page of all of them. */
export function ActivitiesSummary({ label, title, all, href, details, cards }: ActivitiesSummaryProps) {
  return (
    <Band label={label} title={title} link={{ href, label: all }}>
      <ul className={styles.list} data-columns={3}>
        {cards.map((card) => (
          <ActivityCard key={card.page} {...card} details={details} />
        ))}
      </ul>
    </Band>
  );
}
