import type { ControlCard } from "#app/data/control-cards.server.ts";
import { Band } from "#app/ui/band.tsx";
import { TextLink } from "#app/ui/button-link.tsx";
import { Paragraph } from "#app/ui/linked-text.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Words } from "#model/schema/model.ts";
import styles from "./control-list.module.css";

type ControlListProps = Words["control"]["controls"] & { readonly cards: readonly ControlCard[] };

/** The three controls, each with the question that it answers, an example and a picture. */
export function ControlList({ label, title, lead, details, items, cards }: ControlListProps) {
  return (
    <Band label={label} title={title} lead={lead}>
      <ul>
        {cards.map(({ page, code, name, count, href, picture }) => (
          <li key={page} className={styles.control}>
            <div className={styles.picture}>
              <Picture picture={picture} wide="34vw" full="menuCollapsed" decorative />
            </div>
            <div className={styles.words}>
              <p className="code" aria-hidden="true">
                {code}
              </p>
              <h3>{name}</h3>
              <p className="lead">{items[page].question}</p>
              <Paragraph text={items[page].text} />
              <Paragraph text={items[page].example} />
              <p className="ends">
                <span className="label">{count}</span> <TextLink href={href} label={details} context={name} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
