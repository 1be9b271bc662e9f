import { Stamp } from "#app/ui/stamp.tsx";
import type { ComparisonData } from "./data.server.ts";
import { Plate, PlateParts } from "./plate.tsx";
import styles from "./method-tiles.module.css";

/** The methods as tiles. Each shows a section through a plate with the flaws that the method sees. */
export function MethodTiles({ flaws, methods }: Pick<ComparisonData, "flaws" | "methods">) {
  return (
    <>
      <PlateParts flaws={flaws} />
      <ol className={styles.tiles}>
        {methods.map(({ id, href, name, code, aspects, detects, ...plate }) => (
          <li key={id} id={id} className={`pressed-whole ${styles.tile}`}>
            <Plate flaws={flaws} {...plate} oneSide={aspects.includes("one-side")} />
            <div className={styles.name} data-aspects={aspects.join(" ")}>
              <h3>
                <a href={href}>{name}</a>
              </h3>
              {code !== undefined && <Stamp code={code} />}
            </div>
            <p>{detects}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
