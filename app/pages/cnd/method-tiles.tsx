import { Stamp } from "#app/ui/stamp.tsx";
import type { ComparisonData } from "./data.server.ts";
import { Plate, PlateParts } from "./plate.tsx";
import styles from "./method-tiles.module.css";

/**
 * One plate with all flaws, and below it the methods. The method that is pointed at, focused or, on phones, being read shows what it
 * sees; on paper each method has a plate of its own.
 */
export function MethodTiles({ flaws, methods }: Pick<ComparisonData, "flaws" | "methods">) {
  const all = flaws.map(({ id }) => id);
  return (
    <>
      <PlateParts flaws={flaws} />
      <div className={styles.eyes}>
        <div className={`screen-only ${styles.plate}`}>
          <Plate flaws={flaws} alt={undefined} seen={all} oneSide={false} />
        </div>
        <ol className={styles.methods} data-rows-in-view="" data-columns={3} data-collapsed={1}>
          {methods.map(({ id, href, name, code, aspects, detects, ...plate }) => (
            <li key={id}>
              <section id={id} className={`pressed-whole entries ${styles.method}`}>
                <section className={`ends ${styles.name}`} data-aspects={aspects.join(" ")}>
                  <h3>
                    <a href={href}>{name}</a>
                  </h3>
                  {code !== undefined && <Stamp code={code} />}
                </section>
                <p>{detects}</p>
              </section>
              <div className={styles.plate}>
                <Plate flaws={flaws} {...plate} oneSide={aspects.includes("one-side")} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
