import { useEffect, type MouseEvent } from "react";
import { MethodTable } from "#app/sections/method-table.tsx";
import { Band } from "#app/ui/band.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useAddressHash } from "#app/ui/use-address-hash.ts";
import type { ComparisonData } from "./comparison.server.ts";
import styles from "./comparison.module.css";

const tableId = "compare";
const idOf = (aspect: string) => `${tableId}-${aspect}`;
const hashOf = (pair: readonly string[]) => [tableId, ...pair].join(".");

/** The two methods that a hash names: `compare.visual.ultrasonic`. */
function pairIn(hash: string, rows: ComparisonData["rows"]): readonly string[] | undefined {
  const [table, ...pair] = hash.split(".");
  const known = pair.filter((id) => rows.some((row) => row.id === id));
  return table === tableId && new Set(known).size === 2 && pair.length === 2 ? known : undefined;
}

/**
 * The methods in a table; on phones two of them side by side. What is looked for, or compared, is the hash of the
 * address. Without JavaScript CSS marks the same rows, and phones show all of them.
 */
export function Comparison(props: ComparisonData) {
  const {
    label,
    title,
    lead,
    filter,
    aspects,
    all,
    found,
    pair: choose,
    compared,
    columns,
    rows,
    note,
  } = props;
  const { hash, enhanced, follow } = useAddressHash();
  const chosen = enhanced ? aspects.find(({ id }) => idOf(id) === hash) : undefined;
  const named = enhanced ? pairIn(hash, rows) : undefined;
  const pair = named ?? rows.slice(0, 2).map(({ id }) => id);

  // No element bears the name of a pair: the browser finds no way to it.
  useEffect(() => {
    if (pairIn(location.hash.slice(1), rows)) document.getElementById(tableId)?.scrollIntoView();
  }, [rows]);

  const look = (event: MouseEvent<HTMLAnchorElement>) => {
    follow(event, event.currentTarget, { replace: true });
  };
  const namesOf = (shown: ComparisonData["rows"]) => shown.map(({ name }) => name).join(", ");

  return (
    <Band label={label} title={title}>
      <div className={styles.comparison} data-enhanced={enhanced} data-chosen={chosen?.id}>
        <p className={styles.lead}>{lead}</p>
        <div className={classNames("screen-only", styles.filter)}>
          <p id={`${tableId}-filter`} className="label">
            {filter}
          </p>
          <ul className={classNames("choices", styles.choices)} aria-labelledby={`${tableId}-filter`}>
            {aspects.map(({ id, name }) => (
              <li key={id}>
                <a
                  className="touch"
                  id={idOf(id)}
                  href={`#${idOf(id)}`}
                  aria-current={id === chosen?.id ? true : undefined}
                  onClick={look}
                >
                  {name}
                </a>
              </li>
            ))}
            <li>
              <a className="touch" href={`#${tableId}`} onClick={look}>
                {all}
              </a>
            </li>
          </ul>
        </div>
        <div className={classNames("needs-js", styles.pair)}>
          <p id={`${tableId}-pair`} className="label">
            {choose}
          </p>
          <ul
            className={classNames("choices", styles.choices)}
            data-columns={2}
            data-stacked={2}
            aria-labelledby={`${tableId}-pair`}
          >
            {rows.map(({ id, name }) => (
              <li key={id}>
                {/* The method chosen last stays beside the one that is chosen now. */}
                <a
                  className="touch"
                  href={`#${hashOf(pair.includes(id) ? pair : [...pair.slice(1), id])}`}
                  aria-current={pair.includes(id) ? true : undefined}
                  onClick={look}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <p role="status" className={classNames("screen-only", styles.found)}>
          {chosen && found.replace("{names}", namesOf(rows.filter((row) => row.aspects.includes(chosen.id))))}
          {named && (
            <span className="visually-hidden">
              {compared.replace("{names}", namesOf(rows.filter((row) => named.includes(row.id))))}
            </span>
          )}
        </p>
        <MethodTable id={tableId} caption={title} columns={columns} rows={rows} pair={pair} />
        <Notice text={note} />
      </div>
    </Band>
  );
}
