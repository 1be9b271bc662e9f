import type { ControlCard } from "#app/data/control-cards.server.ts";
import { Band } from "#app/ui/band.tsx";
import { TextLink } from "#app/ui/button-link.tsx";
import { DashList } from "#app/ui/dash-list.tsx";
import { Paragraph } from "#app/ui/linked-text.tsx";
import type { Words } from "#model/schema/model.ts";
import styles from "./control-list.module.css";

type ControlListProps = Words["control"]["controls"] & { readonly cards: readonly ControlCard[] };

/** The three controls, each with the question that it answers and an example. */
export function ControlList({ label, title, lead, details, items, cards }: ControlListProps) {
  return (
    <Band label={label} title={title} lead={lead}>
      <ul className={styles.list} data-columns={3} data-collapsed={1}>
        {cards.map(({ page, code, name, count, href }) => (
          <li key={page} className={styles.control} data-rows={5}>
            <h3>
              <span className="label" aria-hidden="true">
                {code}
              </span>{" "}
              {name}
            </h3>
            <p className={styles.question}>{items[page].question}</p>
            <Paragraph text={items[page].text} />
            <DashList items={[items[page].example]} />
            <p className="ends">
              <span className="label">{count}</span> <TextLink href={href} label={details} context={name} />
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
