import { Band } from "#app/ui/band.tsx";
import { Fold } from "#app/ui/fold.tsx";
import type { MethodData } from "./data.server.ts";
import styles from "./uses.module.css";

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
              <ul>
                {parts.map(({ name: part, damages }) => (
                  <li key={`${part} ${damages[0]}`}>
                    <span className={styles.part}>{part}</span>
                    {` ${damages.join("\u00a0· ")}`}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Fold>
    </Band>
  );
}
