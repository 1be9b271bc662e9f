import type { Words } from "#model/schema/model.ts";
import styles from "./chart.module.css";

/** Facts in the form of an eye chart: each row is smaller than the one above. */
export function Chart({ facts }: { readonly facts: Words["accessibility"]["facts"] }) {
  return (
    <dl className={styles.chart}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
