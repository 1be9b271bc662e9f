import type { MouseEvent } from "react";
import { Band } from "#app/ui/band.tsx";
import { useAddressHash } from "#app/ui/use-address-hash.ts";
import type { ComparisonData } from "./data.server.ts";
import { MethodTiles } from "./method-tiles.tsx";
import { PairTable } from "./pair-table.tsx";
import styles from "./comparison.module.css";

const idOf = (aspect: string) => `compare-${aspect}`;

/** The methods, each with what it sees. What is looked for is the hash of the address; without scripts, CSS marks the same. */
export function Comparison({ head, aspects, flaws, methods, radiography, ...words }: ComparisonData) {
  const { hash, enhanced, follow } = useAddressHash();
  const chosen = enhanced ? aspects.find(({ id }) => idOf(id) === hash) : undefined;
  const look = (event: MouseEvent<HTMLAnchorElement>) => {
    follow(event, event.currentTarget, { replace: true });
  };
  const finding = methods.filter((method) => chosen && method.aspects.includes(chosen.id));

  return (
    <Band ground="tinted" {...head}>
      <div className={styles.comparison} data-enhanced={enhanced} data-chosen={chosen?.id}>
        <div className={`screen-only ${styles.filter}`}>
          <p id={idOf("filter")} className="label">
            {words.filter}
          </p>
          <ul className="choices" aria-labelledby={idOf("filter")}>
            {[{ id: "all", name: words.all }, ...aspects].map(({ id, name }) => (
              <li key={id}>
                <a
                  className="touch"
                  id={idOf(id)}
                  href={`#${idOf(id)}`}
                  aria-current={enhanced && id === (chosen?.id ?? "all") ? true : undefined}
                  onClick={look}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <p role="status" className={`screen-only ${styles.found}`}>
          {chosen && words.found.replace("{names}", finding.map(({ name }) => name).join(", "))}
        </p>
        <MethodTiles flaws={flaws} methods={methods} all={words.all} />
        <PairTable {...words} rows={[...methods, radiography]} hash={enhanced ? hash : ""} onPress={look} />
      </div>
    </Band>
  );
}
