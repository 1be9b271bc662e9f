/** The table that compares methods, and on phones the choice of two of them. */
import { useEffect, type ReactNode } from "react";
import { ControlWords } from "#app/ui/control-words.tsx";
import { showNamed, useAddressHash } from "#app/ui/use-address-hash.ts";
import type { ComparisonData } from "./data.server.ts";
import { tableId } from "./table-id.ts";
import styles from "./pair-table.module.css";

const hashOf = (pair: readonly string[]) => [tableId, ...pair].join(".");

type PairTableProps = Pick<ComparisonData, "title" | "pair" | "compared"> & {
  readonly rows: readonly { readonly id: string; readonly name: string }[];
  /** The table, with a row for each of these. */
  readonly children: ReactNode;
};

/** The two methods that a hash names: `compare.visual.ultrasonic`. */
function pairIn(hash: string, rows: PairTableProps["rows"]): readonly string[] | undefined {
  const [table, ...pair] = hash.split(".");
  const known = pair.filter((id) => rows.some((row) => row.id === id));
  return table === tableId && new Set(known).size === 2 && pair.length === 2 ? known : undefined;
}

/** The table of methods, folded; phones show two of them side by side, named by the hash of the address. */
export function PairTable({ rows, title, children, ...words }: PairTableProps) {
  const hash = useAddressHash((address) => pairIn(address, rows) !== undefined);
  const named = pairIn(hash ?? "", rows);
  const pair = named ?? rows.slice(0, 2).map(({ id }) => id);
  const names = pair.map((id) => rows.find((row) => row.id === id)?.name);

  // React does not render the table again: an attribute of its rows says which ones phones show.
  const compared = rows.map(({ id }) => pair.includes(id)).join(" ");
  useEffect(() => {
    const table = document.getElementById(tableId) as HTMLTableElement | null;
    for (const [index, isCompared] of compared.split(" ").entries())
      table?.tBodies[0]?.rows[index]?.setAttribute("data-compared", isCompared);
  }, [compared]);

  // The hash of a pair is no element's id, so the browser does not scroll to it.
  useEffect(() => {
    const table = document.getElementById(tableId);
    const fold = table?.closest("details");
    if (!fold || !pairIn(location.hash.slice(1), rows)) return;
    fold.open = true;
    table?.scrollIntoView();
  }, [rows]);

  return (
    <details className={styles.fold}>
      <summary suppressHydrationWarning>{title}</summary>
      <div className={`needs-js ${styles.pair}`}>
        <p id={`${tableId}-pair`} className="label">
          <ControlWords>{words.pair}</ControlWords>
        </p>
        <ul className="choices" data-columns={2} data-stacked={2} aria-labelledby={`${tableId}-pair`}>
          {rows.map(({ id, name }) => (
            <li key={id}>
              {/* The method chosen last stays, beside the one chosen now. */}
              <a
                className="touch"
                href={`#${hashOf(pair.includes(id) ? pair : [...pair.slice(1), id])}`}
                aria-label={hash === undefined ? name : undefined}
                aria-current={pair.includes(id) ? true : undefined}
                onClick={(event) => showNamed(event, event.currentTarget, "replace")}
              >
                <ControlWords>{name}</ControlWords>
              </a>
            </li>
          ))}
        </ul>
        <p aria-live="polite" className="sr-only">
          {named && words.compared.replace("{names}", names.join(", "))}
        </p>
      </div>
      {children}
    </details>
  );
}
