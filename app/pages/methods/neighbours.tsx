import { Arrow } from "#app/ui/arrow.tsx";
import type { MethodData } from "./data.server.ts";
import styles from "./neighbours.module.css";

/** Links to the previous and the next method. */
export function Neighbours({ label, links }: MethodData["others"]) {
  return (
    <nav className="screen-only" data-ground="band" aria-label={label} data-on="band">
      <ul className={`wrap grid ${styles.links}`}>
        {links.map(({ href, label: name, place, back }) => (
          <li key={href} {...(back ? { "data-span": 6 } : { "data-start": 7 })}>
            <a href={href}>
              <span className="label">{place}</span>
              <span className={`touch ${styles.name}`}>
                {back && <Arrow direction="back" />} {name} {!back && <Arrow />}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
