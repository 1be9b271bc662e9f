import { Band } from "#app/ui/band.tsx";
import { Fold } from "#app/ui/fold.tsx";
import type { MethodData } from "./data.server.ts";
import styles from "./uses.module.css";

/** The parts of a kind of equipment, with the damage there. */
export function UsedParts({ parts }: Pick<MethodData["uses"]["rows"][number], "parts">) {
  return (
    <ul>
      {parts.map(({ name, damages }) => (
        <li key={`${name} ${damages[0]}`}>
          <span className={styles.part}>{name}</span>
          {` ${damages.join("\u00a0· ")}`}
        </li>
      ))}
    </ul>
  );
}

/** Where a method is used: kinds of equipment, with the parts and the damage there. */
export function Uses({ rows, ...head }: MethodData["uses"]) {
  return (
    <Band {...head}>
      <Fold inShort={rows.map(({ name }) => name)}>
        <ul className={styles.list}>
          {rows.map(({ name, href, parts }) => (
            <li key={href}>
              <h3>
                <a className="touch" href={href}>
                  {name}
                </a>
              </h3>
              <UsedParts parts={parts} />
            </li>
          ))}
        </ul>
      </Fold>
    </Band>
  );
}
