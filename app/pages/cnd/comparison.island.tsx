/** The comparison of methods, which visitors filter by kind of flaw. */
import type { ReactNode } from "react";
import { showNamed, useAddressHash } from "#app/ui/use-address-hash.ts";
import type { ComparisonData } from "./data.server.ts";
import { PairTable } from "./pair-table.tsx";
import styles from "./comparison.module.css";

const idOf = (aspect: string) => `compare-${aspect}`;

type Method = Pick<ComparisonData["methods"][number], "id" | "name" | "aspects">;

type ComparisonProps = Pick<
  ComparisonData,
  "aspects" | "filter" | "all" | "found" | "title" | "pair" | "compared"
> & {
  readonly methods: readonly Method[];
  readonly radiography: Method;
  /** The methods as tiles, and as the rows of a table. */
  readonly children: readonly ReactNode[];
};

/** The chosen aspect is the hash of the address; without scripts, CSS highlights the same by `:target`. */
export default function Comparison({ aspects, methods, radiography, children, ...words }: ComparisonProps) {
  const [tiles, table] = children;
  const choices = [{ id: "all", name: words.all }, ...aspects];
  const hash = useAddressHash((named) => choices.some(({ id }) => idOf(id) === named));
  const enhanced = hash !== undefined;
  const chosen = aspects.find(({ id }) => idOf(id) === hash);
  const finding = methods.filter((method) => chosen && method.aspects.includes(chosen.id));

  return (
    <div className={styles.comparison} data-enhanced={enhanced || undefined} data-chosen={chosen?.id}>
      <div className={`screen-only ${styles.filter}`}>
        <p id={idOf("filter")} className="label" suppressHydrationWarning>
          {words.filter}
        </p>
        <ul className="choices" aria-labelledby={idOf("filter")}>
          {choices.map(({ id, name }) => (
            <li key={id}>
              <a
                className="touch"
                id={idOf(id)}
                href={`#${idOf(id)}`}
                aria-current={enhanced && id === (chosen?.id ?? "all") ? true : undefined}
                onClick={(event) => showNamed(event, event.currentTarget, "replace")}
                suppressHydrationWarning
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p aria-live="polite" className={`screen-only ${styles.found}`}>
        {chosen && words.found.replace("{names}", finding.map(({ name }) => name).join(", "))}
      </p>
      {tiles}
      <PairTable {...words} rows={[...methods, radiography]}>
        {table}
      </PairTable>
    </div>
  );
}
