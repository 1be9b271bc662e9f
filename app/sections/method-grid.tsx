import type { CndWords } from "#app/content/schema/pages/cnd.ts";
import { anchorOf } from "#app/i18n/anchors.ts";
import { Stamp } from "#app/ui/stamp.tsx";
import { Band } from "#app/ui/band.tsx";
import styles from "./method-grid.module.css";

/** The nine methods, in cells ruled like a drawing. Each has its own address. */
export function MethodGrid({
  number,
  label,
  title,
  detectsTitle,
  useTitle,
  limitsTitle,
  items,
}: CndWords["methods"] & { readonly number: string }) {
  return (
    <Band ground="mist" number={number} label={label} title={title}>
      <ol className={styles.list}>
        {Object.entries(items).map(([name, method], index) => (
          <li key={name} id={anchorOf(name)} className={styles.method}>
            <p className={styles.top}>
              <span className="label">{String(index + 1).padStart(2, "0")}</span>
              {method.code !== undefined && <Stamp code={method.code} />}
            </p>
            <h3>{method.name}</h3>
            <p>{method.principle}</p>
            <dl>
              <dt>{detectsTitle}</dt>
              <dd>{method.detects}</dd>
              <dt>{useTitle}</dt>
              <dd>{method.use}</dd>
              <dt>{limitsTitle}</dt>
              <dd>{method.limits}</dd>
            </dl>
            <p className={`label ${styles.standards ?? ""}`}>{method.standards}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
