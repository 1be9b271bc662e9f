import type { ComparisonData } from "./data.server.ts";
import { Plate, PlateParts } from "./plate.tsx";
import styles from "./method-tiles.module.css";

type MethodTilesProps = Pick<ComparisonData, "flaws" | "methods" | "all">;

/** One plate and an eye for each method: the eye that is open lights what it sees. No scripts: radio buttons. */
export function MethodTiles({ flaws, methods, all }: MethodTilesProps) {
  const eye = (value: string, name: string) => (
    <input
      className={styles.eye}
      type="radio"
      name="eye"
      value={value}
      aria-label={name}
      defaultChecked={value === ""}
    />
  );
  return (
    <div className={styles.eyes}>
      <div className={styles.sheet}>
        <PlateParts flaws={flaws} />
        <Plate flaws={flaws} methods={methods} />
      </div>
      <ol className={styles.tiles}>
        <li className="screen-only">
          {eye("", all)}
          <p className={styles.all} aria-hidden="true">
            {all}
          </p>
        </li>
        {methods.map(({ id, href, name, code, aspects, detects, alt }) => (
          // The address that a method had before it had a page of its own leads on to that page.
          <li key={id} id={id} className={styles.tile} data-moved="" data-aspects={aspects.join(" ")}>
            {eye(id, [name, alt].filter(Boolean).join(". "))}
            <h3>
              <a href={href}>{name}</a>
            </h3>
            <span className="label">{code}</span>
            <p>{detects}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
