import type { ControlCard } from "#app/data/control-cards.server.ts";
import { Band } from "#app/ui/band.tsx";
import { TextLink } from "#app/ui/button-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import type { Words } from "#model/schema/model.ts";
import styles from "./activities-summary.module.css";

type ActivitiesSummaryProps = Words["home"]["activities"] & {
  readonly href: string;
  readonly cards: readonly ControlCard[];
};

/** The three controls as cards that link to their pages. */
export function ActivitiesSummary({ label, title, all, href, details, cards }: ActivitiesSummaryProps) {
  return (
    <Band label={label} title={title} link={{ href, label: all }}>
      <ul className={styles.list} data-columns={3}>
        {cards.map((card) => (
          <li key={card.page} className={`pressed-whole ${styles.card}`}>
            <Reveal pace="cards" className={`content ${styles.rows}`}>
              <div className={styles.picture}>
                <Picture picture={card.picture} wide="28vw" full="menuCollapsed" decorative />
              </div>
              <p className="code" aria-hidden="true">
                {card.code}
              </p>
              <h3>{card.name}</h3>
              <p>{card.text}</p>
              <p className={`ends ${styles.foot}`}>
                <span className="label">{card.count}</span>{" "}
                <TextLink href={card.href} label={details} context={card.name} />
              </p>
            </Reveal>
          </li>
        ))}
      </ul>
    </Band>
  );
}
