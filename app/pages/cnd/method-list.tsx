import type { MethodsWords } from "#app/content/schema/methods.ts";
import { anchorOf } from "#app/i18n/anchors.ts";
import { Band } from "#app/ui/band.tsx";
import { Stamp } from "#app/ui/stamp.tsx";
import { methodDiagrams } from "./method-diagrams.tsx";
import type { CndWords } from "./page.server.ts";
import styles from "./method-list.module.css";

type MethodListProps = CndWords["methods"] & Pick<MethodsWords, "items"> & { readonly language: string };

/** The nine methods, one below the other: each with the drawing that shows how it works, and its own address. */
export function MethodList({
  label,
  title,
  language,
  detectsTitle,
  useTitle,
  limitsTitle,
  diagramControls,
  items,
}: MethodListProps) {
  const diagrams = methodDiagrams(items, diagramControls, language);
  return (
    <Band ground="mist" label={label} title={title}>
      <nav className={styles.index} aria-label={label}>
        <ul>
          {Object.entries(items).map(([name, method]) => (
            <li key={name}>
              <a href={`#${anchorOf(name)}`}>{method.name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <ol className={styles.list}>
        {(Object.keys(items) as (keyof typeof items)[]).map((name, index) => {
          const method = items[name];
          return (
            <li key={name} id={anchorOf(name)} className={styles.method}>
              <div className={styles.head}>
                <p className={styles.top}>
                  <span className="label">{String(index + 1).padStart(2, "0")}</span>
                  {method.code !== undefined && <Stamp code={method.code} />}
                </p>
                <h3>{method.name}</h3>
                <p>{method.principle}</p>
              </div>
              <div className={styles.diagram}>{diagrams[name]}</div>
              <div className={styles.details}>
                <dl>
                  <dt>{detectsTitle}</dt>
                  <dd>{method.detects}</dd>
                  <dt>{useTitle}</dt>
                  <dd>{method.use}</dd>
                  <dt>{limitsTitle}</dt>
                  <dd>{method.limits}</dd>
                </dl>
                <p className="label">{method.standards}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </Band>
  );
}
