import type { ServiceCard } from "#app/data/service-cards.server.ts";
import { TextLink } from "#app/ui/button-link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import styles from "./activities-summary.module.css";

/** One control: its picture, its code set large, what it does and where to read more. */
export function ActivityCard({
  code,
  name,
  text,
  count,
  href,
  picture,
  details,
}: ServiceCard & { readonly details: string }) {
  return (
    <li className={classNames("pressed-whole", styles.card)}>
      <Reveal pace="cards" className={styles.rows}>
        <div className={styles.picture}>
          <Picture picture={picture} wide="28vw" full="columnsStacked" decorative />
        </div>
        <p className="code" aria-hidden="true">
          {code}
        </p>
        <h3>{name}</h3>
        <p className={styles.text}>{text}</p>
        <p className={classNames("ends", styles.foot)}>
          <span className="label">{count}</span>
          <TextLink href={href} label={details} context={name} />
        </p>
      </Reveal>
    </li>
  );
}
