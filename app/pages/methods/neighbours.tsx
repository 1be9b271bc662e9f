import type { PageLink } from "#app/data/links.server.ts";
import { Arrow } from "#app/ui/arrow.tsx";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./neighbours.module.css";

interface NeighboursProps {
  readonly label: string;
  readonly links: readonly (PageLink & { readonly place: string; readonly back: boolean })[];
}

/** The way to the method before and to the one after. */
export function Neighbours({ label, links }: NeighboursProps) {
  return (
    <nav className="screen-only" data-ground="band" aria-label={label} data-on="band">
      <ul className={classNames("wrap", styles.links)} data-columns={2} data-stacked={2}>
        {links.map(({ href, label: name, place, back }) => (
          <li key={href}>
            <a href={href}>
              <span className="label">{place}</span>
              <span className={styles.name}>
                {back && <Arrow direction="back" />} {name} {!back && <Arrow />}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
