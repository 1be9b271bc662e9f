import type { MouseEvent } from "react";
import { Band } from "#app/ui/band.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useAddressHash } from "#app/ui/use-address-hash.ts";
import { ComparisonRow } from "./comparison-row.tsx";
import type { ComparisonData } from "./comparison.server.ts";
import styles from "./comparison.module.css";

const idOf = (aspect: string) => `compare-${aspect}`;
const tableId = "compare";

/**
 * The methods in a table, a card each on phones. What is looked for is the hash of the address; without JavaScript CSS
 * marks the same rows.
 */
export function Comparison({
  label,
  title,
  lead,
  filter,
  aspects,
  all,
  found,
  columns,
  rows,
}: ComparisonData) {
  const { hash, enhanced, follow } = useAddressHash();
  const chosen = enhanced ? aspects.find(({ id }) => idOf(id) === hash) : undefined;

  const look = (event: MouseEvent<HTMLAnchorElement>) => {
    follow(event, event.currentTarget, { replace: true });
  };

  return (
    <Band label={label} title={title}>
      <div className={styles.comparison} data-enhanced={enhanced} data-chosen={chosen?.id}>
        <p>{lead}</p>
        <p id={`${tableId}-filter`} className="label">
          {filter}
        </p>
        <ul className={styles.filter} aria-labelledby={`${tableId}-filter`}>
          {aspects.map(({ id, name }) => (
            <li key={id}>
              <a id={idOf(id)} href={`#${idOf(id)}`} aria-current={id === chosen?.id} onClick={look}>
                {name}
              </a>
            </li>
          ))}
          <li>
            <a href={`#${tableId}`} onClick={look}>
              {all}
            </a>
          </li>
        </ul>
        <p role="status" className={styles.found}>
          {chosen &&
            `${found}\u00a0: ${rows
              .filter((row) => row.aspects.includes(chosen.id))
              .map(({ name }) => name)
              .join(", ")}`}
        </p>
        <table id={tableId} className={classNames("stacked-table", styles.table)}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              {Object.entries(columns).map(([id, name]) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ComparisonRow key={row.id} {...row} columns={columns} />
            ))}
          </tbody>
        </table>
      </div>
    </Band>
  );
}
